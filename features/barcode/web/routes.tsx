import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

/** The decoder is fetched with the page, so that it is there before the camera is. */
const openScanPage = async () => {
  const [{ ScanPage }, { fetchDecoderAhead }] = await Promise.all([
    import('./pages/scan-page.tsx'),
    import('./components/decoder.ts'),
  ]);
  fetchDecoderAhead();
  return ScanPage;
};

export const barcodeRoutes: PageRoute[] = [
  {
    path: '/log-food/scan',
    page: lazyPage(openScanPage),
    frame: 'tab',
    tab: 'home',
    title: 'Scan barcode',
  },
];
