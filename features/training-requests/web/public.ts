/** What the screens of plans use of training wishes in words. */
export { RequestBox, type Unread } from './components/request-box.tsx';
