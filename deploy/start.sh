#!/bin/sh
# Configures nginx from the environment and starts it; with API=on, the server of the tools for programs serves the site. Only writes to /tmp, so the root file system can be read-only:
# built files that the configuration changes are written to a folder that takes precedence.
#
#   BASE_PATH         path the app is served under, like /tools/ (default /); not needed if a proxy strips the path
#   CONFIG_JSON       content of config.json (docs/configuration.md)
#   ANALYTICS_ORIGIN  origin for analytics that config.json turns on, like https://stats.example.org
#   FRAME_ANCESTORS   origins, with spaces, of pages that config.json lets embed these
#   API               on: HTTP API and MCP, too; IT_TOOLS_… are its settings (docs/api.md)
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

# Whether a text is a single line that matches a pattern: grep alone checks each line, and echo interprets backslashes.
fits() {
  [ "$(printf '%s\n' "$1" | wc -l)" -eq 1 ] && printf '%s\n' "$1" | grep -Eqx "$2"
}

base=${BASE_PATH:-/}
fits "$base" '/([A-Za-z0-9._~-]+/)*' || fail "BASE_PATH must be a path that starts and ends with /, like /tools/: $base"
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

case ${API:-off} in
on)
  # The server reads a folder, which is the site with its own config.json.
  ln -s "$site"/* "$changed"
  if [ -n "${CONFIG_JSON:-}" ]; then
    rm -f "$changed"/config.json*
    printf '%s\n' "$CONFIG_JSON" >"$changed/config.json"
  fi
  # Without IPv6, the kernel can't listen on an IPv6 address; with it, that address takes IPv4, too.
  [ -e /proc/net/if_inet6 ] && address=:: || address=0.0.0.0
  export IT_TOOLS_SITE="$changed" IT_TOOLS_BASE="$base" IT_TOOLS_ADDRESS="${IT_TOOLS_ADDRESS:-$address}"
  exec it-tools serve
  ;;
off) ;;
*) fail "API must be on or off: $API" ;;
esac

config=$site/config.json
if [ -n "${CONFIG_JSON:-}" ]; then
  config=$changed/config.json
  printf '%s\n' "$CONFIG_JSON" >"$config"
  echo "/config.json $changed;" >"$target/it-tools.d/config.map"
fi

# Sitemap and manifests without hidden tools, and with the configured title.
if [ -f "$config" ] && [ -r "$config" ] && [ -f "$site/tools.txt" ]; then
  LC_ALL=C awk -v to="$changed" -f "$target/json.awk" -f "$target/configured.awk" \
    "$site/tools.txt" "$config" "$site/sitemap.xml" "$site"/manifest*.webmanifest >"$target/framed"
  if [ -e "$changed/sitemap.xml" ]; then
    echo '"~^/(?:sitemap[.]xml|manifest[^/]*[.]webmanifest)"' "$changed;" >"$target/it-tools.d/changed.map"
  fi
  # If anything is hidden, the empty shell replaces every prerendered page. Other pages stay.
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
    fail "ANALYTICS_ORIGIN must be an origin, like https://stats.example.org: $ANALYTICS_ORIGIN"
  echo "set \$connect_src \"$ANALYTICS_ORIGIN\";" >"$target/it-tools.d/analytics.conf"
fi

if [ -n "${FRAME_ANCESTORS:-}" ]; then
  fits "$FRAME_ANCESTORS" 'https?://[A-Za-z0-9.-]+(:[0-9]+)?( https?://[A-Za-z0-9.-]+(:[0-9]+)?)*' ||
    fail "FRAME_ANCESTORS must be origins, like https://intranet.example.org: $FRAME_ANCESTORS"
  echo "set \$frame_ancestors \"$FRAME_ANCESTORS\";" >"$target/it-tools.d/frame-ancestors.conf"
fi

# Without IPv6, the kernel can't listen on an IPv6 address.
[ -e /proc/net/if_inet6 ] || sed -i '/listen \[::\]/d' "$target/it-tools.conf"

exec nginx -c "$target/nginx.conf" -e stderr -g 'daemon off;'
