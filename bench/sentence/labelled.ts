/** A sentence and what should be logged of it, one text an item: see `development-sentences.ts`. */
export type LabelledSentence = readonly [sentence: string, ...expected: string[]];
