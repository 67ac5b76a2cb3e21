/** What the screens of other features may use of own foods. */
export { NewOwnFood } from './components/new-own-food.tsx';
