/** What the screens of plans use of training wishes in words. */
export { RequestBox } from './components/request-box.tsx';
