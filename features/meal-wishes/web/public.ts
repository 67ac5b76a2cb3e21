/** What the screens of plans use of wishes in words. */

export { WishesBox } from './components/wishes-box.tsx';
export { chipText, wishText } from './messages.ts';
