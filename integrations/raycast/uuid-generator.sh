#!/bin/bash
# Made by npm run integrations.
# @raycast.schemaVersion 1
# @raycast.title UUID generator
# @raycast.mode fullOutput
# @raycast.packageName IT Tools
# @raycast.icon 🧰
# @raycast.description Generate and inspect UUIDs v1–v8.
# @raycast.argument1 { "type": "text", "placeholder": "text; empty: the clipboard", "optional": true }

PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if [ -n "$1" ]; then printf '%s' "$1"; else pbpaste; fi | it-tools run uuid-generator
