#!/bin/sh
# Starts nginx as the environment says. Writes to /tmp alone, so that the root file system can be read-only: what the
# configuration changes in the files of the build is written to a folder that stands before it.
#
#   BASE_PATH         path the product is reached under, as /tools/ (default /); not needed when a proxy takes the path away
#   CONFIG_JSON       what config.json is to say (docs/configuration.md)
#   ANALYTICS_ORIGIN  origin of the analytics that config.json turns on, as https://stats.example.org
set -eu

source=${NGINX_SOURCE:-/etc/it-tools}
target=${NGINX_TARGET:-/tmp/it-tools}
site=${NGINX_SITE:-/usr/share/it-tools}
changed=$target/site

rm -rf "$target"
mkdir -p "$target/it-tools.d" "$changed"
cp -R "$source/." "$target"

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

# Whether a text is one line that a pattern fits: grep alone looks at each line, and echo reads backslashes.
fits() {
  [ "$(printf '%s\n' "$1" | wc -l)" -eq 1 ] && printf '%s\n' "$1" | grep -Eqx "$2"
}

base=${BASE_PATH:-/}
fits "$base" '/([A-Za-z0-9._~-]+/)*' || fail "BASE_PATH must begin and end with /, as /tools/: $base"
if [ "$base" != / ]; then
  path=${base%/}
  pattern=$(echo "$path" | sed 's/\./\\./g')
  cat >"$target/it-tools.d/base-path.conf" <<END
set \$base_path "$path";
location = $path {
  return 301 $base;
}
location ^~ $base {
  rewrite "^$pattern(/.*)\$" \$1 last;
}
END
fi

config=$site/config.json
if [ -n "${CONFIG_JSON:-}" ]; then
  config=$changed/config.json
  printf '%s\n' "$CONFIG_JSON" >"$config"
  echo "/config.json $changed;" >"$target/it-tools.d/config.map"
fi

# Sitemap and manifests without what the configuration hides, under its name.
if [ -f "$config" ] && [ -r "$config" ] && [ -f "$site/tools.txt" ]; then
  LC_ALL=C awk -v to="$changed" -f "$target/json.awk" -f "$target/configured.awk" \
    "$site/tools.txt" "$config" "$site/sitemap.xml" "$site"/manifest*.webmanifest >"$target/framed"
  if [ -e "$changed/sitemap.xml" ]; then
    echo '"~^/(?:sitemap[.]xml|manifest[^/]*[.]webmanifest)"' "$changed;" >"$target/it-tools.d/changed.map"
  fi
  # If it hides anything, the empty frame stands for every page that the build has rendered. The other ones stay.
  if [ -s "$target/framed" ]; then
    ln -s "$site"/*.html* "$changed"
    while read -r page; do
      for end in "" .br .gz; do ln -sf "$site/shell.html$end" "$changed/$page$end"; done
    done <"$target/framed"
    echo '"~^/[^/.]*(?:[.]html|$)"' "$changed;" >"$target/it-tools.d/framed.map"
  fi
fi

if [ -n "${ANALYTICS_ORIGIN:-}" ]; then
  fits "$ANALYTICS_ORIGIN" 'https?://[A-Za-z0-9.-]+(:[0-9]+)?' ||
    fail "ANALYTICS_ORIGIN must be an origin, as https://stats.example.org: $ANALYTICS_ORIGIN"
  echo "set \$connect_src \"$ANALYTICS_ORIGIN\";" >"$target/it-tools.d/analytics.conf"
fi

# A kernel without IPv6 has no such address to listen on.
[ -e /proc/net/if_inet6 ] || sed -i '/listen \[::\]/d' "$target/it-tools.conf"

exec nginx -c "$target/nginx.conf" -e stderr -g 'daemon off;'
