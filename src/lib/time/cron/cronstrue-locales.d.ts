/** The language files of cronstrue are loaded for their side effect: each registers itself. */
declare module 'cronstrue/locales/*.js';
