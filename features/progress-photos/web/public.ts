import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What the Progress tab may use of photos; fetched when it is shown. */
export const PhotosCard = lazyPage(() =>
  import('./components/photos-card.tsx').then((module) => module.PhotosCard),
);
