import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What other features' screens may use of reports. */

export const ReportCard = lazyPage(() =>
  import('./components/report-card.tsx').then((m) => m.ReportCard),
);
