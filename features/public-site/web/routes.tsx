import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';
import { trainEatSeeItAddUp } from './messages/titles.ts';

const demo = lazyPage(() => import('./pages/demo-page.tsx').then((m) => m.DemoPage));
const pricing = lazyPage(() => import('./pages/pricing-page.tsx').then((m) => m.PricingPage));
const terms = lazyPage(() => import('./pages/terms-page.tsx').then((m) => m.TermsPage));
const privacy = lazyPage(() => import('./pages/privacy-page.tsx').then((m) => m.PrivacyPage));

/** What a visitor sees at the front door. Not in `public.ts`: pages that borrow a part of this site would load with the app. */
export const frontDoor = { page: demo, frame: 'bare' } as const;

export const publicSiteRoutes: PageRoute[] = [
  { path: '/demo', ...frontDoor, title: trainEatSeeItAddUp },
  { path: '/pricing', page: pricing, frame: 'bare', title: 'Choose Your Plan' },
  { path: '/terms', page: terms, frame: 'bare', title: 'Terms and Conditions' },
  { path: '/privacy', page: privacy, frame: 'bare', title: 'Privacy Policy' },
];
