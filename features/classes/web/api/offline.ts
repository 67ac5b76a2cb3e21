import { type OfflineFeature, offlineRead } from '#platform/web/offline/offline-feature.ts';
import { timetableApi } from '../../contract.ts';

/** The timetable is read without a network; booking wants the server, as others book too. */
export const classesOffline: OfflineFeature = {
  writes: [],
  reads: [offlineRead(timetableApi.read, {})],
};
