import { keepFiles } from '#platform/web/installed-app/keep-files.ts';

/** Keeps the pages that show own bookings, for reading them without a network. */
export const keepBookingPages = (): Promise<void> =>
  keepFiles([
    'bookings-page',
    'booking-page',
    'booking-pages',
    'next-session',
    'wall-clock',
    'terms',
    'policy-words',
  ]);
