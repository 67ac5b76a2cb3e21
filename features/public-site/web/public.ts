export { activatePage } from './components/activate-page.ts';
export { LivingPage } from './components/living-page.tsx';
export { SiteFooter } from './components/site-footer.tsx';
export { SiteHeader } from './components/site-header.tsx';
