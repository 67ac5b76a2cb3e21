import { lazyPage } from '#platform/web/routing/lazy-page.ts';

export { activatePage } from './components/activate-page.ts';
export { LivingPage } from './components/living-page.tsx';
export { SiteFooter } from './components/site-footer.tsx';
export { SiteHeader } from './components/site-header.tsx';

/** What a visitor sees at the front door. */
export const DemoPage = lazyPage(() => import('./pages/demo-page.tsx').then((m) => m.DemoPage));
