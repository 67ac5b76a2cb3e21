import { lazyPage } from '#platform/web/routing/lazy-page.ts';

export { activatePage } from './components/activate-page.ts';

/** What a visitor sees at the front door. */
export const DemoPage = lazyPage(() => import('./pages/demo-page.tsx').then((m) => m.DemoPage));
