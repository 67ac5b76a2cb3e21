import type { CurrentUser } from '#features/account/contract.ts';
import { type OfflineFeature, offlineRead } from '#platform/web/offline/offline-feature.ts';
import {
  dateHoursApi,
  otherCalendarsApi,
  sessionPlacesApi,
  timeOffApi,
  weekApi,
} from '../../contract.ts';

/** Times can be read without a network; changes want the server, as others may be booking. */
export const availabilityOffline: OfflineFeature = {
  writes: [],
  reads: [
    offlineRead(weekApi.read, {}),
    offlineRead(dateHoursApi.list, {}),
    offlineRead(timeOffApi.list, {}),
    offlineRead(sessionPlacesApi.list, {}),
    offlineRead(otherCalendarsApi.list, {}),
  ],
  async ahead(_today, { ask, person }) {
    if ((person as CurrentUser).role !== 'trainer') return;
    await ask(weekApi.read, {});
    await ask(dateHoursApi.list, {});
    await ask(timeOffApi.list, {});
    await ask(sessionPlacesApi.list, {});
    await ask(otherCalendarsApi.list, {});
  },
};
