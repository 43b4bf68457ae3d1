// Documents that the examples of queries are about.

export const shop = JSON.stringify(
  {
    store: {
      book: [
        { category: 'reference', title: 'Sayings of the Century', price: 8.95 },
        { category: 'fiction', title: 'Moby Dick', isbn: '0-553-21311-3', price: 8.99 },
        { category: 'fiction', title: 'The Lord of the Rings', isbn: '0-395-19395-8', price: 22.99 },
      ],
      bicycle: { color: 'red', price: 399 },
    },
  },
  null,
  2,
);

export const pods = `items:
  - metadata: { name: web-1 }
    status: { phase: Running, restarts: 0 }
  - metadata: { name: web-2 }
    status: { phase: Pending, restarts: 7 }
`;

export const catalog = `<catalog>
  <book id="1"><title lang="en">Moby Dick</title><price>8.99</price></book>
  <book id="2"><title lang="en">The Lord of the Rings</title><price>22.99</price></book>
</catalog>
`;

export const feed = `<feed xmlns="http://www.w3.org/2005/Atom">
  <entry><link href="/1"/></entry>
  <entry><link href="/2"/></entry>
</feed>
`;

/** A log with one value per line. */
export const requests = `{"time":"2026-11-28T09:14:02Z","level":"info","path":"/","status":200,"ms":12}
{"time":"2026-11-28T09:14:03Z","level":"error","path":"/login","status":500,"ms":341}
{"time":"2026-11-28T09:14:05Z","level":"info","path":"/login","status":302,"ms":48}
`;
