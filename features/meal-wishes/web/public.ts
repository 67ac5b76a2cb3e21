/** What the screens of plans use of wishes in words. */
export { readWish, useWishProvider } from './api.ts';
