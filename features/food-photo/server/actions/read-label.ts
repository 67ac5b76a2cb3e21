import { foodWarnings } from '#features/food-facts/rules/food-checks.ts';
import { warningOf } from '#features/food-facts/rules/food-warnings.ts';
import { per100Of } from '#features/food-facts/rules/nutrient-kinds.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { OutputOf } from '#platform/shared/endpoint.ts';
import type { foodPhotoApi } from '../../contract.ts';
import { FAILURES, type PhotoFailure } from '../../rules/failures.ts';
import { LABEL_INSTRUCTIONS, LABEL_QUESTION } from '../../rules/instructions.ts';
import { labelAnswer, readLabel } from '../../rules/label.ts';
import { analysePicture, type Vision } from './analyse-picture.ts';

type Answer = OutputOf<typeof foodPhotoApi.readLabel>;

const failed = (reason: PhotoFailure): Answer => ({
  success: false,
  reason,
  message: FAILURES[reason],
  label: null,
});

/** A photographed nutrition panel as the start of an own food, with what does not add up on it. */
export async function readPhotographedLabel(
  db: Db,
  owner: OwnerId,
  vision: Vision | null,
  imageDataUrl: string,
  use: { limit: number; clock: () => number },
): Promise<Answer> {
  const looked = await analysePicture(db, owner, vision, {
    ...use,
    kind: 'label',
    imageDataUrl,
    instructions: LABEL_INSTRUCTIONS,
    question: LABEL_QUESTION,
    schema: labelAnswer,
    read: (answer) => {
      const read = readLabel(answer);
      return read.outcome === 'read' ? { useful: read } : { failure: read.outcome };
    },
  });
  if ('failure' in looked) return failed(looked.failure);
  const read = looked.useful;
  const { outcome: _, figures, ...label } = read;
  return {
    success: true,
    reason: null,
    message: null,
    label: {
      ...label,
      nutrients: per100Of(figures),
      warnings: foodWarnings(figures, read.basis).map(warningOf),
    },
  };
}
