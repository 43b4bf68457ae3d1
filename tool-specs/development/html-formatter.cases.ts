import { casesOf } from '../../src/core/spec.ts';
import type tool from './html-formatter.ts';

const formats = (html: string, output: string, dialect = 'HTML') => ({
  input: { html },
  output: { html: output, dialect },
});
const minifies = (html: string, minified: string) => ({ input: { html }, output: { minified } });

export default casesOf<typeof tool>({
  format: {
    examples: [
      { input: { html: '<div>'.repeat(9000) + '</div>'.repeat(9000) }, fails: 'too-deep' },
      formats('<p>a</p><p>b</p>', '<p>a</p>\n<p>b</p>\n'),
      formats('<ul><li>a<li>b</ul>', '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>\n'),
      formats('<p>a <b>c</b>d</p>', '<p>a <b>c</b>d</p>\n'),
      formats('<pre>\n  x  y\n</pre>', '<pre>\n  x  y\n</pre>\n'),
      formats('<img src=x alt="y">', '<img src="x" alt="y" />\n'),
      formats('<!-- c --><p>a</p>', '<!-- c -->\n<p>a</p>\n'),
      formats('<!DOCTYPE html><title>é 日本 😀</title>', '<!DOCTYPE html><title>é 日本 😀</title>\n'),
      formats('<style>a{b:c}</style>', '<style>\n  a {\n    b: c;\n  }\n</style>\n'),
      formats('<script>let a=1</script>', '<script>\n  let a = 1;\n</script>\n'),
      formats(
        '<script type="application/json">{"a":1}</script>',
        '<script type="application/json">\n  { "a": 1 }\n</script>\n',
      ),
      formats('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', '<svg viewBox="0 0 1 1"><path d="M0 0" /></svg>\n'),
      formats('<input disabled value="a > b">', '<input disabled value="a > b" />\n'),
      // Template languages are not refused.
      formats('<p>{{ name|upper }}</p>', '<p>{{ name|upper }}</p>\n'),
      formats('<ul>{% if a %}<li>b</li>{% endif %}</ul>', '<ul>\n  {% if a %}\n  <li>b</li>\n  {% endif %}\n</ul>\n'),
      formats('<a href="{% url \'x\' %}">b</a>', '<a href="{% url \'x\' %}">b</a>\n'),
      formats('<?php echo 1 ?><p>x</p>', '<?php echo 1 ?>\n<p>x</p>\n'),
      formats('<% if a %><p>x</p><% end %>', '<% if a %>\n<p>x</p>\n<% end %>\n'),
      formats('<p>{{#each x}}{{this}}{{/each}}</p>', '<p>{{#each x}}{{this}}{{/each}}</p>\n'),
      formats(
        '<div *ngIf="a" (click)="b()">{{y|date}}</div>',
        '<div *ngIf="a" (click)="b()">{{ y | date }}</div>\n',
        'Angular',
      ),
      formats('@if (x) {<b>y</b>}', '@if (x) {\n  <b>y</b>\n}\n', 'Angular'),
      formats('<div @click="a()" v-if="b">{{x}}</div>', '<div @click="a()" v-if="b">{{x}}</div>\n'),
      { input: { html: '<div v-if="a&&b">{{x}}</div>', dialect: 'vue' }, check: ({ dialect }) => dialect === 'Vue' },
      formats('<my-element some-attribute></my-element>', '<my-element some-attribute></my-element>\n'),
      { input: { html: '<p>a</p>', indent: 'tab' }, output: { html: '<p>a</p>\n' } },
      { input: { html: '<ul><li>a</ul>', indent: '4' }, output: { html: '<ul>\n    <li>a</li>\n</ul>\n' } },
      { input: { html: '<a b="1" c="2"></a>', attributes: true }, output: { html: '<a\n  b="1"\n  c="2"\n></a>\n' } },
      {
        input: { html: '<p><i>a</i><i>b</i></p>', width: 20, whitespace: 'ignore' },
        output: { html: '<p>\n  <i>a</i>\n  <i>b</i>\n</p>\n' },
      },
      { input: { html: '' }, output: { html: '' } },
      { input: { html: '<div><p>x</span></div>' }, fails: 'bad-syntax', at: { line: 1, column: 10 } },
      { input: { html: '<div>\n</p></div>' }, fails: 'bad-syntax', at: { line: 2, column: 1 } },
      { input: { html: '<div' }, fails: 'bad-syntax' },
      {
        input: { html: '<template><b>{{a}}</b></template\n<script setup>const a = 1</script>' },
        fails: 'bad-syntax',
        at: { line: 1, column: 23 },
      },
      { input: { html: '<br>'.repeat(50_001) }, fails: 'too-many-values' },
    ],
  },
  minify: {
    examples: [
      minifies('<p>\n  a\n  <b> c </b>  d\n</p>\n', '<p>a <b> c </b> d</p>'),
      minifies('<span> a </span> <span> b </span>', '<span> a </span> <span> b </span>'),
      minifies('<pre>\n  x  y\n</pre>\n', '<pre>\n  x  y\n</pre>'),
      minifies('<textarea>  a\n </textarea>', '<textarea>  a\n </textarea>'),
      minifies('<p>a<!-- b --> c</p>', '<p>a c</p>'),
      minifies('<p>a <!-- b --> c</p>', '<p>a c</p>'),
      minifies('<!--[if IE]> x <![endif]-->', '<!--[if IE]> x <![endif]-->'),
      minifies('<b><!-- ko if: a --> x <!-- /ko --></b>', '<b><!-- ko if: a --> x <!-- /ko --></b>'),
      minifies('<!--! MIT --> <p>a</p>', '<!--! MIT --><p>a</p>'),
      minifies('<img  src = "a.png"\n  alt="x  y"  >', '<img src="a.png" alt="x  y">'),
      minifies('<img src=a.png />', '<img src=a.png />'),
      minifies('<a href="x" />', '<a href="x"/>'),
      minifies("<input value='a > b'  disabled>", "<input value='a > b' disabled>"),
      minifies('<p>a&nbsp; b\u00a0 c</p>', '<p>a&nbsp; b\u00a0 c</p>'),
      minifies('<p>a\u00a0</p>', '<p>a\u00a0</p>'),
      minifies('<style> a { b : c } </style>', '<style>a{b:c}</style>'),
      minifies('<style> a { b : {{ c }} </style>', '<style> a { b : {{ c }} </style>'),
      minifies('<script> const x = 1 ; f( x ) </script>', '<script>const x=1;f(1)</script>'),
      minifies('<script> if ({% x %}) {} </script>', '<script> if ({% x %}) {} </script>'),
      minifies(
        '<script type="text/template"> <p> a </p> </script>',
        '<script type="text/template"> <p> a </p> </script>',
      ),
      minifies(
        '<script type="application/ld+json"> {"a": 1} </script>',
        '<script type="application/ld+json">{"a": 1}</script>',
      ),
      minifies('<script>f("<\\/script>")</script>', '<script>f("<\\/script>")</script>'),
      minifies('{% if a %}  <i>x</i>  {% endif %}', '{% if a %} <i>x</i> {% endif %}'),
      minifies('<p>{{  a  }}</p>', '<p>{{  a  }}</p>'),
      minifies('<?php  echo "a > b"  ?> <p>x</p>', '<?php  echo "a > b"  ?><p>x</p>'),
      minifies('a < b  > c', 'a < b > c'),
      minifies('<ul>\n <li>a</li>\n <li>b</li>\n</ul>', '<ul><li>a</li><li>b</li></ul>'),
      minifies('<p>a<br> b</p>', '<p>a<br>b</p>'),
      minifies('<button> a </button> <button> b </button>', '<button> a </button> <button> b </button>'),
      minifies('<p>日本 😀\n é</p>', '<p>日本 😀 é</p>'),
      {
        input: {
          html: '<!-- a --> <style> a { } </style><script> f( ) </script>',
          comments: false,
          styles: false,
          scripts: false,
        },
        output: { minified: '<!-- a --><style> a { } </style><script> f( ) </script>' },
      },
      { input: { html: '' }, output: { minified: '' } },
      { input: { html: '<p>a</p><p' }, fails: 'bad-syntax', at: { offset: 8 } },
      // Starts of templates without an end, which took minutes.
      ...['{%', '{{', '{#', '<?', '<%'].map((start) => ({
        input: { html: start.repeat(200_000) },
        check: ({ minified }: { minified: string }) => minified === start.repeat(200_000),
      })),
    ],
  },
});
