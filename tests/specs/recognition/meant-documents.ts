import type { Meant } from './meant.ts';

/** URLs, command lines and documents. */
export const DOCUMENTS: readonly Meant[] = [
  {
    source: 'RFC 8259 13, json.org, NDJSON, JSON5',
    texts: [
      ['json-prettify', '{"a":1}'],
      ['json-prettify', '[116, 943, 234, 38793]'],
      [
        'json-prettify',
        '{\n  "Image": {\n    "Width": 800,\n    "Title": "View from 15th Floor",\n    "Animated": false\n  }\n}',
      ],
      ['json-prettify', '{"menu": {"id": "file", "popup": {"menuitem": [{"value": "New"}]}}}'],
      ['json-prettify', '[]'],
      ['json-prettify', '{"ts":1,"level":"info"}\n{"ts":2,"level":"warn"}\n'],
    ],
  },
  {
    source: 'YAML 1.2.2 chapter 2, Kubernetes and GitHub documentation',
    texts: [
      ['yaml-to-json-converter', 'american:\n- Boston Red Sox\n- Detroit Tigers\nnational:\n- New York Mets\n'],
      ['yaml-to-json-converter', 'hr: 65    # Home runs\navg: 0.278 # Batting average\nrbi: 147   # Runs Batted In\n'],
      ['yaml-to-json-converter', '---\ntime: 20:03:20\nplayer: Sammy Sosa\naction: strike (miss)\n...\n'],
      [
        'yaml-to-json-converter',
        'apiVersion: v1\nkind: Pod\nmetadata:\n  name: nginx\nspec:\n  containers:\n  - name: nginx\n    image: nginx:1.14.2\n    ports:\n    - containerPort: 80\n',
      ],
      [
        'yaml-to-json-converter',
        'name: CI\non: [push]\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n',
      ],
    ],
  },
  {
    source: 'toml.io, Cargo and pyproject manuals',
    texts: [
      [
        'toml-to-json',
        'title = "TOML Example"\n\n[owner]\nname = "Tom Preston-Werner"\ndob = 1979-05-27T07:32:00-08:00\n',
      ],
      ['toml-to-json', '[package]\nname = "hello_world"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\n'],
      ['toml-to-json', '[[products]]\nname = "Hammer"\nsku = 738594937\n\n[[products]]\nname = "Nail"\n'],
      ['toml-to-json', '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n'],
    ],
  },
  {
    source: 'XML 1.0 2.1 and 2.8, SVG 2, RSS 2.0, Maven',
    texts: [
      ['xml-formatter', '<?xml version="1.0"?>\n<greeting>Hello, world!</greeting>'],
      ['xml-formatter', '<note><to>Tove</to><from>Jani</from></note>'],
      ['xml-formatter', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>'],
      [
        'xml-formatter',
        '<project>\n  <modelVersion>4.0.0</modelVersion>\n  <groupId>com.example</groupId>\n</project>\n',
      ],
      ['xml-formatter', '<rss version="2.0"><channel><title>W3C</title></channel></rss>'],
    ],
  },
  {
    source: 'WHATWG URL 1.1, RFC 3986 1.1.2',
    texts: [
      ['url-parser', 'https://example.com/'],
      ['url-parser', 'https://user:pass@example.org:8443/a/b?x=1&y=2#frag'],
      ['url-parser', 'http://localhost:3000/api/v1/users?page=2'],
      ['url-parser', 'ftp://ftp.is.co.za/rfc/rfc1808.txt'],
      ['url-parser', 'postgres://app:s3cret@db.internal:5432/main?sslmode=require'],
      ['url-parser', 'https://example.com/search?q=a%20b%26c&lang=en'],
      [
        'safelink-decoder',
        'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&data=05%7C01&reserved=0',
      ],
    ],
  },
  {
    source: 'WHATWG URL 5.1 (query strings and form bodies)',
    texts: [
      ['url-parser', '?q=hello&lang=en'],
      ['url-parser', 'a=1&b=2&c=3'],
      ['url-parser', 'utm_source=newsletter&utm_medium=email&utm_campaign=spring'],
      ['url-parser', 'grant_type=authorization_code&code=abc123&redirect_uri=https%3A%2F%2Fa.example%2Fcb'],
    ],
  },
  {
    source: 'RFC 2397, MDN',
    texts: [
      ['base64-file-converter', 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
      ['base64-file-converter', 'data:,A%20brief%20note'],
      ['base64-file-converter', 'data:text/html,%3Ch1%3EHello%2C%20World%21%3C%2Fh1%3E'],
    ],
  },
  {
    source: 'docker run reference, user reports',
    texts: [
      [
        'docker-run-to-docker-compose-converter',
        'docker run -d -p 80:80 -v /var/run/docker.sock:/tmp/docker.sock:ro --restart always --log-opt max-size=1g nginx',
      ],
      ['docker-run-to-docker-compose-converter', 'docker run --name some-redis -d redis:7'],
      ['docker-run-to-docker-compose-converter', 'sudo docker run -it --rm ubuntu bash'],
      [
        'docker-run-to-docker-compose-converter',
        '$ docker run -d \\\n  --name watchtower \\\n  -v /var/run/docker.sock:/var/run/docker.sock \\\n  containrrr/watchtower\n',
      ],
      ['docker-run-to-docker-compose-converter', 'podman run -e POSTGRES_PASSWORD=x postgres'],
    ],
  },
  {
    source: 'PostgreSQL manual, SQLite documentation',
    texts: [
      ['sql-prettify', "SELECT city, temp_lo FROM weather WHERE city = 'San Francisco' AND prcp > 0.0;"],
      ['sql-prettify', "INSERT INTO weather VALUES ('San Francisco', 46, 50, 0.25, '1994-11-27');"],
      ['sql-prettify', 'CREATE TABLE cities (name varchar(80), location point);'],
      ['sql-prettify', 'select count(*) from orders group by customer_id having count(*) > 1'],
      ['sql-prettify', "UPDATE weather SET temp_hi = temp_hi - 2 WHERE date > '1994-11-28';"],
      [
        'sql-prettify',
        'WITH regional AS (SELECT region, SUM(amount) AS total FROM orders GROUP BY region) SELECT * FROM regional',
      ],
    ],
  },
  {
    source: 'MDN User-Agent, curl(1), Googlebot documentation',
    texts: [
      [
        'user-agent-parser',
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/51.0.2704.103 Safari/537.36',
      ],
      [
        'user-agent-parser',
        'Mozilla/5.0 (iPhone; CPU iPhone OS 13_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Mobile/15E148 Safari/604.1',
      ],
      ['user-agent-parser', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
      ['user-agent-parser', 'curl/7.64.1'],
      [
        'user-agent-parser',
        'User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:120.0) Gecko/20100101 Firefox/120.0',
      ],
    ],
  },
  {
    source: 'RFC 4180',
    texts: [
      ['json-to-csv', 'name,age,city\nAda,36,London\nGrace,85,New York\n'],
      ['json-to-csv', 'id;name;price\n1;Hammer;9,99\n2;Nail;0,05\n'],
      ['json-to-csv', 'id\tname\n1\tAda\n2\tGrace\n'],
    ],
  },
];
