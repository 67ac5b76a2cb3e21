import type { OfflineFeature } from '#platform/web/offline/offline-feature.ts';
import { type CurrentUser, photoApi } from '../../contract.ts';

/** What of an account is there without a network: the picture, asked for once. */
export const accountOffline: OfflineFeature = {
  async ahead(_today, { ask, cached, person }) {
    const { photo }: Pick<CurrentUser, 'photo'> = person;
    if (!photo) return;
    const kept = await cached(photoApi.readPhoto, {});
    if (kept?.photo !== photo) await ask(photoApi.readPhoto, {});
  },
};
