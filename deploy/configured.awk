# What a configuration changes in the files of a build, as src/config/configured.mjs says it; a test compares the two.
#
#   awk -v to=FOLDER -f json.awk -f configured.awk tools.txt config.json sitemap.xml manifest*.webmanifest
#
# Writes sitemap and manifests as they are now to FOLDER if anything has changed, and prints the names of the pages that the
# empty frame stands for: all or none. Nothing changes if config.json is not JSON: the page says so.

FILENAME == ARGV[1] {
  for (i = 2; i <= NF; i++) {
    has[$1, $i] = 1
    size[$1]++
    if ($1 != "showTools" && $1 != "hideTools") category[$i] = $1
  }
  next
}

FILENAME == ARGV[2] {
  read($0)
  next
}

!decided { decide() }
FNR == 1 {
  file = FILENAME
  sub(/.*\//, "", file)
}
toolOf($0) in hidden { next }
title != "" && /^,?"(short_)?name":/ { $0 = substr($0, 1, index($0, ":")) title }
{ print > (to "/" file) }

function decide(    id, hides) {
  decided = 1
  if (!isObject()) exit
  show = namesOf("showTools")
  hide = namesOf("hideTools")
  if (kind[value["siteTitle"]] == "text" && token[value["siteTitle"]] != "\"\"") title = token[value["siteTitle"]]
  for (id in category) if (!isShown(id)) hides = hidden[id] = 1
  if (hides) {
    print "index.html\nchain.html\nabout.html"
    for (id in category) print id ".html"
  } else if (title == "") exit
}

# Where the names of a setting stand: in config.json, or in tools.txt as the build has them.
function namesOf(setting) {
  return kind[value[setting]] == "list" ? value[setting] : setting
}

function isShown(id) {
  if ((hide, id) in has) return 0
  if ((show, id) in has) return 1
  return !((hide, category[id]) in has) && (!size[show] || (show, category[id]) in has)
}

# The tool that a line is about: a shortcut in a manifest, an address in the sitemap.
function toolOf(line) {
  if (match(line, /^,\{"url":"[^"]*/)) return substr(line, 10, RLENGTH - 9)
  if (match(line, /[^\/]*<\/loc>/)) return substr(line, RSTART, RLENGTH - 6)
  return ""
}
