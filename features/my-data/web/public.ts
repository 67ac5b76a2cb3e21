/** What the app's frame uses of my-data. */
export { DeletionBanner } from './components/deletion-banner.tsx';
