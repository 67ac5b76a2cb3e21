import { z } from 'zod';
import { itemFigures, mealType } from '#features/food-log/contract.ts';
import { searchResult } from '#features/foods/contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

/** A possible food of an item, with its amount. */
const sentenceChoice = z.object({
  result: searchResult,
  /** key of the food's measure (rules/portion.ts) */
  measure: z.string(),
  /** null when it has to be asked: `question` */
  quantity: z.number().positive().nullable(),
  /** sentences about what was taken for granted */
  assumptions: z.array(z.string()),
  question: z.string().nullable(),
  /** how many of what is asked for: 2 of "two bowls" */
  times: z.number().positive(),
  /** of that amount; null where it is not known */
  figures: itemFigures.nullable(),
  /** words of the item that this food does not answer */
  unread: z.array(z.string()),
});
export type SentenceChoice = z.infer<typeof sentenceChoice>;

/** Parsed sentence. Unknown foods are in `notFound`, other words in `unread`. */
const sentenceAnswer = z.object({
  meal: mealType.nullable(),
  items: z.array(
    z.object({
      /** the words it was read from, as they were typed */
      said: z.string(),
      /** the meal said for it */
      meal: mealType.nullable(),
      /** `assumed`: the food is sure, a usual amount is taken. `ask`: not to be logged before it is answered. */
      confidence: z.enum(['sure', 'assumed', 'ask']),
      /** questions about which food it is or whose amount; the amount's own is the choice's `question` */
      doubts: z.array(z.string()),
      /** a kind was named ("a sandwich"): any of the choices may be meant */
      isAnyOf: z.boolean(),
      /** the likeliest first; never empty */
      choices: z.array(sentenceChoice),
    }),
  ),
  /** foods that were named and that nobody knows; `food` is what to search for */
  notFound: z.array(z.object({ said: z.string(), food: z.string(), meal: mealType.nullable() })),
  /** said to be left out: "no sugar" */
  leftOut: z.array(z.string()),
  unread: z.array(z.string()),
});
export type SentenceAnswer = z.infer<typeof sentenceAnswer>;

const sentenceReading = sentenceAnswer.extend({
  /** `rules`: our own reader */
  readBy: z.enum(['model', 'rules']),
  /** why a model that was asked did not read it; null: it did, or none is set up */
  failure: z.enum(['refused', 'unreadable', 'timeout', 'unavailable']).nullable(),
});
export type SentenceReading = z.infer<typeof sentenceReading>;

const told = z.object({
  text: z.string().max(500, 'Use at most 500 characters.'),
  meal: mealType.optional(),
  /** the clock on the wall, HH:MM */
  localTime: z
    .string()
    .max(5, 'Give the time as HH:MM.')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give the time as HH:MM.')
    .optional(),
});

export const foodSentencesApi = {
  reader: endpoint({
    method: 'GET',
    path: '/api/foods/sentence-reader',
    about: [],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get which AI service reads meals told in words, if any',
    response: z.object({ provider: z.string().nullable() }),
  }),
  readByModel: endpoint({
    method: 'POST',
    path: '/api/foods/read-sentence-by-model',
    about: [],
    access: 'signed-in',
    // A model's answer costs the operator.
    rate: 'bulk',
    summary: 'Parse a sentence with the configured AI service, or by rules; logs nothing',
    body: told,
    response: sentenceReading,
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/foods/read-sentence',
    about: [],
    access: 'signed-in',
    rate: 'read',
    summary: 'Parse a sentence into foods and amounts; logs nothing',
    body: told,
    response: sentenceAnswer,
  }),
};
