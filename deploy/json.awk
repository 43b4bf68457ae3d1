# Reads a JSON object line by line (no token of JSON spans lines), with nothing that busybox awk and mawk lack. After
# read(line) for each line, if isObject():
#
#   value[key]         number of the value of a key of the object; of several the last one, as in JSON.parse
#   kind[number]       "text", "list" (of nothing but texts) or "other"
#   token[number]      a text as it stands there, with its quotes and escapes
#   has[number, name]  the texts of a list
#   size[number]       how many they are

BEGIN {
  # What may come next: v value, k key, or the punctuation itself; nothing after the end.
  want = "v"
  for (code = 32; code < 127; code++) letter[sprintf("\\u%04x", code)] = sprintf("%c", code)
}

function read(line) {
  if (FNR == 1) sub(/^\357\273\277/, "", line)
  while (!broken) {
    sub(/^[ \t\r]+/, "", line)
    if (line == "") return
    if (match(line, /^([]{}:,[]|true|false|null|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?|"([^"\\\001-\037]|\\(["\\\/bfnrt]|u[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f]))*")/)) {
      take(substr(line, 1, RLENGTH), substr(line, 1, 1))
      line = substr(line, RLENGTH + 1)
    } else broken = 1
  }
}

function isObject() {
  return !broken && want == "" && outermost == "{"
}

function take(text, first) {
  if (first == "\"" && index(want, "k")) {
    if (depth == 1) key = name(text)
    want = ":"
  } else if (!index("]}:,", first) && index(want, "v")) begin(text, first)
  else if (!index(want, first)) broken = 1
  else if (first == ":") want = "v"
  else if (first == ",") want = last[depth] == "]" ? "v" : "k"
  else {
    depth--
    end()
  }
}

function begin(text, first) {
  if (depth == 0) outermost = first
  else if (depth == 1) {
    value[key] = ++values
    kind[values] = first == "\"" ? "text" : first == "[" ? "list" : "other"
    token[values] = text
  } else if (depth == 2 && last[2] == "]") {
    if (first == "\"") {
      has[values, name(text)] = 1
      size[values]++
    } else kind[values] = "other"
  }
  if (first == "[") {
    last[++depth] = "]"
    want = "v]"
  } else if (first == "{") {
    last[++depth] = "}"
    want = "k}"
  } else end()
}

function end() {
  want = depth == 0 ? "" : "," last[depth]
}

# A text without its quotes. Escapes for characters that no name of ours has stay as they are.
function name(text,    before, at, escape) {
  text = substr(text, 2, length(text) - 2)
  before = ""
  while ((at = index(text, "\\")) > 0) {
    escape = substr(text, at, substr(text, at + 1, 1) == "u" ? 6 : 2)
    before = before substr(text, 1, at - 1) (tolower(escape) in letter ? letter[tolower(escape)] : escape)
    text = substr(text, at + length(escape))
  }
  return before text
}
