import { type OfflineFeature, offlineRead } from '#platform/web/offline/offline-feature.ts';
import { householdApi } from '../../contract.ts';

/** Who shares the plan is known without a network; changing it needs one. */
export const householdOffline: OfflineFeature = {
  writes: [],
  reads: [offlineRead(householdApi.read, {})],
  async ahead(_today, { ask }) {
    await ask(householdApi.read, {});
  },
};
