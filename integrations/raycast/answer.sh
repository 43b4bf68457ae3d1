#!/bin/bash
# Made by npm run integrations.
# @raycast.schemaVersion 1
# @raycast.title Answer with IT Tools
# @raycast.mode fullOutput
# @raycast.packageName IT Tools
# @raycast.icon 🧰
# @raycast.description Answers a line such as 0xff in binary, or recognizes the text on the clipboard
# @raycast.argument1 { "type": "text", "placeholder": "text; empty: the clipboard", "optional": true }

PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if [ -n "$1" ]; then printf '%s' "$1"; else pbpaste; fi | it-tools
