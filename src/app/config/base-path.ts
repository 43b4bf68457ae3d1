const built = import.meta.env.PROD && !import.meta.env.SSR;
/** The development server takes its path from `BASE_URL`; tests and the build itself have none. */
const unbuilt = import.meta.env.MODE === 'development' ? import.meta.env.BASE_URL : '/';

/**
 * The base path of the app, such as `/` or `/tools/`. The same build works under any path: the page uses relative
 * addresses, and scripts derive the path from their own address, `<path>assets/<name>.js`.
 */
export const base = built ? new URL(import.meta.url).pathname.replace(/[^/]*\/[^/]*$/, '') : unbuilt;
