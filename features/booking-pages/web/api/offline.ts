import { bookingsApi, waitingApi } from '#features/bookings/contract.ts';
import { packsApi } from '#features/packs/contract.ts';
import { type OfflineFeature, offlineRead } from '#platform/web/offline/offline-feature.ts';
import { keepBookingPages } from './kept-pages.ts';

/** Own bookings are read without a network; changing one wants the server, as others book meanwhile. */
export const bookingsOffline: OfflineFeature = {
  writes: [],
  reads: [
    offlineRead(bookingsApi.mine, {}),
    offlineRead(bookingsApi.one, {
      // A booking that was never opened stands in the list.
      missing: ({ params }, known) =>
        known
          .all(bookingsApi.mine)
          .flatMap(({ answer }) => answer)
          .find(({ id }) => id === params.id),
    }),
    offlineRead(waitingApi.mine, {}),
    offlineRead(packsApi.mine, {}),
  ],
  async ahead(_today, { ask }) {
    const bookings = await ask(bookingsApi.mine, {});
    if (bookings.length === 0) return;
    void keepBookingPages();
    await ask(waitingApi.mine, {});
    await ask(packsApi.mine, {});
  },
};
