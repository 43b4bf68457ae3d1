// Merges the shapes of an icon into one path, which cuts the elements of a page with all icons to a third.

type Attributes = Readonly<Record<string, string>>;

const num = (attributes: Attributes, name: string) => Number(attributes[name] ?? 0);

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** Draws the corners as arcs from one side to the next, clockwise from the upper left. */
function rectangle(a: Attributes): string {
  const [x, y, width, height] = [num(a, 'x'), num(a, 'y'), num(a, 'width'), num(a, 'height')];
  const rx = Math.min(Number(a['rx'] ?? a['ry'] ?? 0), width / 2);
  const ry = Math.min(Number(a['ry'] ?? a['rx'] ?? 0), height / 2);
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const arc = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const [w, h] = [width - 2 * rx, height - 2 * ry];
  return `M${x + rx} ${y}h${w}${arc(rx, ry)}v${h}${arc(-rx, ry)}h${-w}${arc(-rx, -ry)}v${-h}${arc(rx, -ry)}z`;
}

/** A path may begin with a relative move, which is then absolute; after another path it would not be. */
function fromOrigin(d: string): string {
  return d
    .replace(/^m\s*(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))\s*/, (_, x: string, y: string) => `M${x} ${y}l`)
    .replace(/^(M\S+ \S+?)l(?=[a-zA-Z]|$)/, '$1');
}

const SHAPES: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: ({ d = '' }) => fromOrigin(d),
  circle: (a) => ellipse(num(a, 'cx'), num(a, 'cy'), num(a, 'r'), num(a, 'r')),
  ellipse: (a) => ellipse(num(a, 'cx'), num(a, 'cy'), num(a, 'rx'), num(a, 'ry')),
  line: (a) => `M${a['x1']} ${a['y1']}L${a['x2']} ${a['y2']}`,
  rect: rectangle,
  polyline: ({ points = '' }) => `M${points.trim()}`,
  polygon: ({ points = '' }) => `M${points.trim()}z`,
};

/**
 * Returns the content of an SVG of stroked shapes with as few elements as possible; shapes with their own color stay
 * separate.
 */
export function asOnePath(inner: string): string {
  const paths: string[] = [];
  const others: string[] = [];
  for (const [element, tag = '', list = ''] of inner.matchAll(/<(\w+)\s([^>]*?)\s*\/>/g)) {
    const attributes = Object.fromEntries(
      [...list.matchAll(/([\w-]+)="([^"]*)"/g)].map((m) => [m[1] ?? '', m[2] ?? '']),
    );
    const shape = SHAPES[tag];
    if (shape && !('fill' in attributes)) paths.push(shape(attributes));
    else others.push(element);
  }
  return `<path d="${paths.join('')}"/>${others.join('')}`;
}
