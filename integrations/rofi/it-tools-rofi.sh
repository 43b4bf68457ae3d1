#!/bin/bash
# rofi -modes "it:/path/to/it-tools-rofi.sh" -show it
# Type a line (0xff in binary, sha256 hello) and press Enter for its answer; Enter on the answer copies it.

copy() {
  if [ -n "$WAYLAND_DISPLAY" ]; then wl-copy; else xclip -selection clipboard; fi
}

printf '\0prompt\x1fit\n'
printf '\0no-custom\x1ffalse\n'
case ${ROFI_RETV:-0} in
0) it-tools list | cut -d ' ' -f 1 ;;
1)
  if [ "$ROFI_INFO" = answer ]; then
    printf '%s' "$ROFI_DATA" | base64 -d | copy >/dev/null 2>&1
    exit
  fi
  printf '\0message\x1fType: %s …\n' "$1"
  ;;
2)
  if answer=$(it-tools -- "$1" 2>/dev/null); then
    printf '\0data\x1f%s\n' "$(printf '%s' "$answer" | base64 | tr -d '\n')"
    printf '%s\0info\x1fanswer\n' "$(printf '%s' "$answer" | head -n 1)"
  else
    printf '\0message\x1f%s\n' "$(it-tools -- "$1" 2>&1 >/dev/null | head -n 1)"
  fi
  ;;
esac
