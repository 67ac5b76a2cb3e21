/** What the app uses of recipe imports. */
export { createWebPages } from './providers/web-pages.ts';
