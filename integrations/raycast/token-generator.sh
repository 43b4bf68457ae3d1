#!/bin/bash
# Made by npm run integrations.
# @raycast.schemaVersion 1
# @raycast.title Token generator
# @raycast.mode fullOutput
# @raycast.packageName IT Tools
# @raycast.icon 🧰
# @raycast.description Generate random passwords, tokens, passphrases and PINs.

PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
exec it-tools run token-generator
