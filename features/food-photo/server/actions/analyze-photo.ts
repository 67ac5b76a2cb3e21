import { warningOf } from '#features/food-facts/rules/food-warnings.ts';
import { per100Of } from '#features/food-facts/rules/nutrient-kinds.ts';
import { type FoodInSight, foodLike } from '#features/foods/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { OutputOf, ParsedInputOf } from '#platform/shared/endpoint.ts';
import type { foodPhotoApi, PhotoItem } from '../../contract.ts';
import { sumPlate } from '../../rules/analysis.ts';
import { FAILURES, type PhotoFailure } from '../../rules/failures.ts';
import { PLATE_INSTRUCTIONS, plateQuestion } from '../../rules/instructions.ts';
import { plateAnswer, readPlate, type SeenItem } from '../../rules/plate.ts';
import { analysePicture, type Vision } from './analyse-picture.ts';

type Input = ParsedInputOf<typeof foodPhotoApi.analyze>['body'];
type Answer = OutputOf<typeof foodPhotoApi.analyze>;

const failed = (reason: PhotoFailure): Answer => ({
  success: false,
  reason,
  message: FAILURES[reason],
  analysis: null,
});

/** The estimate gives the amount; the database the composition, where it knows that very food. */
function itemOf(seen: SeenItem, match: FoodInSight | null): PhotoItem {
  const { per100, warnings, ...rest } = seen;
  return match
    ? {
        ...rest,
        composition: 'database',
        food: match.food,
        per100: match.per100Grams,
        warnings: [],
      }
    : {
        ...rest,
        composition: 'estimate',
        food: null,
        per100: per100Of(
          Object.fromEntries(Object.entries(per100).filter(([, value]) => value !== null)),
        ),
        warnings: warnings.map(warningOf),
      };
}

/**
 * What lies on a photographed plate: items with grams, bounds and figures, and their sum. `correction`
 * is one sentence of the person about an earlier estimate. Failures of the service are answered with a
 * reason and a sentence; a picture that is none fails with `invalid`.
 */
export async function analyzePhoto(
  db: Db,
  owner: OwnerId,
  vision: Vision | null,
  input: Input,
  use: { limit: number; clock: () => number },
): Promise<Answer> {
  const looked = await analysePicture(db, owner, vision, {
    ...use,
    kind: input.correction ? 'correction' : 'plate',
    imageDataUrl: input.imageDataUrl,
    instructions: PLATE_INSTRUCTIONS,
    question: plateQuestion(input.mealType, input.correction ?? null),
    schema: plateAnswer,
    read: (answer) => {
      const plate = readPlate(answer);
      return plate.outcome === 'read' ? { useful: plate } : { failure: plate.outcome };
    },
  });
  if ('failure' in looked) return failed(looked.failure);
  const plate = looked.useful;

  const items: PhotoItem[] = [];
  for (const seen of plate.items) {
    const match = await foodLike(db, seen.name, seen.per100.calories);
    items.push(itemOf(seen, match));
  }
  const analysis = { ...sumPlate(items), items, questions: plate.questions };
  return { success: true, reason: null, message: null, analysis };
}
