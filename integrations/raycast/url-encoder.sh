#!/bin/bash
# Made by npm run integrations.
# @raycast.schemaVersion 1
# @raycast.title URL encoder and decoder
# @raycast.mode fullOutput
# @raycast.packageName IT Tools
# @raycast.icon 🧰
# @raycast.description Encode and decode URLs and form data.
# @raycast.argument1 { "type": "text", "placeholder": "text; empty: the clipboard", "optional": true }

PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if [ -n "$1" ]; then printf '%s' "$1"; else pbpaste; fi | it-tools run url-encoder
