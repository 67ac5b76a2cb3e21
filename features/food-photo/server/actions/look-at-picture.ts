import type { z } from 'zod';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import type { PhotoFailure } from '../../rules/failures.ts';
import { INSTRUCTIONS_VERSION } from '../../rules/instructions.ts';
import { cleanPicture } from '../providers/picture.ts';
import type { Tokens, VisionModel } from '../providers/vision-model.ts';
import {
  type Analysis,
  analysesSince,
  finishAnalysis,
  insertAnalysis,
  queueTurns,
} from '../queries.ts';

/** The service that looks at pictures and what it costs, in US dollars for a million tokens; null: not said. */
export type Vision = { model: VisionModel; price: { input: number; output: number } | null };

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many analyses of the last 24 hours count against the limit. */
export const usedTurns = (db: Db, owner: OwnerId, nowMs: number): Promise<number> =>
  analysesSince(db, owner, new Date(nowMs - DAY_MS));

/** Takes one of the person's turns, unless all are used; two requests at once never share the last one. */
async function takeTurn(
  db: Db,
  owner: OwnerId,
  limit: number,
  row: Omit<Analysis, 'ownerId'>,
): Promise<boolean> {
  return inTransaction(db, async (db) => {
    await queueTurns(db, owner);
    if ((await usedTurns(db, owner, row.startedAt.getTime())) >= limit) return false;
    await insertAnalysis(db, owner, row);
    return true;
  });
}

/** Dollars for a million tokens are millionths of a dollar for one. */
function costOf({ input, output }: Tokens, price: Vision['price']): number | null {
  if (price === null || (input === null && output === null)) return null;
  return Math.round((input ?? 0) * price.input + (output ?? 0) * price.output);
}

/**
 * Shows one picture to the configured service, within the person's limit, and keeps what it took.
 * The picture is cleaned first and forgotten after. Fails with `invalid` when it is no picture;
 * everything else that can go wrong is a `failure`.
 */
export async function lookAtPicture<Answer>(
  db: Db,
  owner: OwnerId,
  vision: Vision | null,
  request: {
    kind: Analysis['kind'];
    imageDataUrl: string;
    instructions: string;
    question: string;
    schema: z.ZodType<Answer>;
    limit: number;
    clock: () => number;
  },
): Promise<{ answer: Answer } | { failure: PhotoFailure }> {
  if (!vision) return { failure: 'not-set-up' };
  const { kind, imageDataUrl, instructions, question, schema, limit, clock } = request;
  const picture = await cleanPicture(imageDataUrl);
  const id = newId();
  const taken = await takeTurn(db, owner, limit, {
    id,
    kind,
    provider: vision.model.provider,
    model: vision.model.model,
    instructionsVersion: INSTRUCTIONS_VERSION,
    startedAt: new Date(clock()),
    finishedAt: null,
    outcome: 'pending',
    inputTokens: null,
    outputTokens: null,
    costMicros: null,
  });
  if (!taken) return { failure: 'limit' };
  const looked = await vision.model.look({ instructions, question, picture, schema });
  await finishAnalysis(db, owner, id, {
    outcome: looked.outcome,
    finishedAt: new Date(clock()),
    inputTokens: looked.tokens.input,
    outputTokens: looked.tokens.output,
    costMicros: costOf(looked.tokens, vision.price),
  });
  return looked.outcome === 'answered' ? { answer: looked.value } : { failure: looked.outcome };
}
