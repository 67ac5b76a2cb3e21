import type { CurrentUser } from '#features/account/contract.ts';
import { bookingsApi, offersApi } from '#features/bookings/contract.ts';
import { taughtApi } from '#features/classes/contract.ts';
import { type OfflineFeature, offlineRead } from '#platform/web/offline/offline-feature.ts';
import { trainerCalendarApi } from '../../contract.ts';
import { windowFor } from '../../rules/calendar-window.ts';

/** A trainer's calendar can be read without a network; acts want the server, as others may be booking. */
export const trainerCalendarOffline: OfflineFeature = {
  writes: [],
  reads: [
    offlineRead(bookingsApi.calendar, {}),
    offlineRead(offersApi.list, {}),
    offlineRead(trainerCalendarApi.times, {}),
    offlineRead(trainerCalendarApi.clients, {}),
    offlineRead(taughtApi.list, {}),
  ],
  async ahead(today, { ask, person }) {
    if ((person as CurrentUser).role !== 'trainer') return;
    const query = windowFor(today, [today]);
    await ask(bookingsApi.calendar, { query });
    await ask(trainerCalendarApi.times, { query });
    await ask(taughtApi.list, { query });
    await ask(trainerCalendarApi.clients, {});
    await ask(offersApi.list, {});
  },
};
