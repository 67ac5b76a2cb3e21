import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const tab = { frame: 'tab', tab: 'progress' } as const;

export const measuresRoutes: PageRoute[] = [
  {
    ...tab,
    path: '/progress/measures',
    page: lazyPage(() => import('./pages/measures-page.tsx').then((m) => m.MeasuresPage)),
    title: 'Measurements',
  },
  {
    ...tab,
    path: '/progress/measures/choose',
    page: lazyPage(() =>
      import('./pages/choose-measures-page.tsx').then((m) => m.ChooseMeasuresPage),
    ),
    title: 'Choose measurements',
  },
  {
    ...tab,
    path: '/progress/measures/import',
    page: lazyPage(() =>
      import('./pages/import-measures-page.tsx').then((m) => m.ImportMeasuresPage),
    ),
    title: 'Import measurements',
  },
  {
    ...tab,
    path: '/progress/measures/:kind',
    page: lazyPage(() => import('./pages/measure-page.tsx').then((m) => m.MeasurePage)),
    title: 'Measurement',
  },
];
