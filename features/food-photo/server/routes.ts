import type { Db } from '#platform/server/db/database.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { foodPhotoApi } from '../contract.ts';
import { countUsedAnalyses, type Vision } from './actions/analyse-picture.ts';
import { analyzePhoto } from './actions/analyze-photo.ts';
import { readPhotographedLabel } from './actions/read-label.ts';

type Options = {
  /** null where the operator has set up no service */
  vision: Vision | null;
  /** how many analyses this person's plan allows in 24 hours */
  limitOf: (db: Db, owner: OwnerId) => Promise<number>;
  clock: () => number;
};

export function foodPhotoRoutes({ vision, limitOf, clock }: Options): Route[] {
  return [
    handle(foodPhotoApi.state, async ({ db, caller, nowMs }) => {
      const limit = await limitOf(db, caller.owner);
      const used = await countUsedAnalyses(db, caller.owner, nowMs);
      return {
        ready: vision !== null,
        provider: vision?.model.provider ?? null,
        limit,
        left: Math.max(0, limit - used),
      };
    }),
    handle(foodPhotoApi.analyze, async ({ db, caller, body }) =>
      analyzePhoto(db, caller.owner, vision, body, {
        limit: await limitOf(db, caller.owner),
        clock,
      }),
    ),
    handle(foodPhotoApi.readLabel, async ({ db, caller, body }) =>
      readPhotographedLabel(db, caller.owner, vision, body.imageDataUrl, {
        limit: await limitOf(db, caller.owner),
        clock,
      }),
    ),
  ];
}
