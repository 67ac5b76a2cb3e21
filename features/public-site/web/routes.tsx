import type { PageRoute } from '#platform/web/routing/page-route.ts';
import { DemoPage } from './public.ts';

export const publicSiteRoutes: PageRoute[] = [{ path: '/demo', page: DemoPage, frame: 'bare' }];
