#!/bin/bash
# Made by npm run integrations.
# @raycast.schemaVersion 1
# @raycast.title JWT parser
# @raycast.mode fullOutput
# @raycast.packageName IT Tools
# @raycast.icon 🧰
# @raycast.description Decode, verify and sign JSON Web Tokens.
# @raycast.argument1 { "type": "text", "placeholder": "text; empty: the clipboard", "optional": true }

PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if [ -n "$1" ]; then printf '%s' "$1"; else pbpaste; fi | it-tools run jwt-parser
