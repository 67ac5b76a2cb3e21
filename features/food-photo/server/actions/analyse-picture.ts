import type { z } from 'zod';
import type { AiModel, Tokens } from '#features/ai-model/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import type { PhotoFailure } from '../../rules/failures.ts';
import { INSTRUCTIONS_VERSION } from '../../rules/instructions.ts';
import { cleanPicture } from '../providers/picture.ts';
import {
  type Analysis,
  analysesSince,
  finishAnalysis,
  insertAnalysis,
  queueTurns,
} from '../queries.ts';

/** The vision service and its price in US dollars per million tokens; null if unknown. */
export type Vision = { model: AiModel; price: { input: number; output: number } | null };

/** The model answered, but there is nothing to log in it. */
type UselessAnswer = 'no-food' | 'no-label' | 'no-recipe' | 'unreadable';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An analysis that has not finished after so long was cut off by a restart, ms. */
const MAX_RUNNING_MS = 2 * 60_000;
/** A useless answer costs the person nothing but the operator money, so attempts end at so many times the limit. */
const MAX_ATTEMPTS_PER_TURN = 5;

const analysesOfDay = (db: Db, owner: OwnerId, nowMs: number) =>
  analysesSince(db, owner, {
    since: new Date(nowMs - DAY_MS),
    runningSince: new Date(nowMs - MAX_RUNNING_MS),
  });

/** How many analyses of the last 24 hours count against the limit. */
export const countUsedAnalyses = async (db: Db, owner: OwnerId, nowMs: number): Promise<number> =>
  (await analysesOfDay(db, owner, nowMs)).counted;

/** Takes one of the person's analyses or refuses; two requests never share the last one. */
async function takeTurn(
  db: Db,
  owner: OwnerId,
  limit: number,
  row: Omit<Analysis, 'ownerId'>,
): Promise<'limit' | 'too-many-failed' | null> {
  return inTransaction(db, async (db) => {
    await queueTurns(db, owner);
    const { counted, attempts } = await analysesOfDay(db, owner, row.startedAt.getTime());
    if (counted >= limit) return 'limit';
    if (attempts >= limit * MAX_ATTEMPTS_PER_TURN) return 'too-many-failed';
    await insertAnalysis(db, owner, row);
    return null;
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
export async function analysePicture<Answer, Useful>(
  db: Db,
  owner: OwnerId,
  vision: Vision | null,
  request: {
    kind: Analysis['kind'];
    imageDataUrl: string;
    instructions: string;
    question: string;
    schema: z.ZodType<Answer>;
    /** what the answer says, or why it is of no use */
    read: (answer: Answer) => { useful: Useful } | { failure: UselessAnswer };
    limit: number;
    clock: () => number;
  },
): Promise<{ useful: Useful } | { failure: PhotoFailure }> {
  if (!vision) return { failure: 'not-set-up' };
  const { kind, imageDataUrl, instructions, question, schema, read, limit, clock } = request;
  const picture = await cleanPicture(imageDataUrl);
  const id = newId();
  const refusal = await takeTurn(db, owner, limit, {
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
  if (refusal) return { failure: refusal };
  const looked = await vision.model.ask({ instructions, question, picture, schema });
  const result = looked.outcome === 'answered' ? read(looked.value) : { failure: looked.outcome };
  await finishAnalysis(db, owner, id, {
    outcome: 'failure' in result ? result.failure : 'answered',
    finishedAt: new Date(clock()),
    inputTokens: looked.tokens.input,
    outputTokens: looked.tokens.output,
    costMicros: costOf(looked.tokens, vision.price),
  });
  return result;
}
