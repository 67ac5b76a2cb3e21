/** A sentence and what should be logged of it, one text an item: see `development-sentences.ts`. */
export type LabelledSentence = readonly [sentence: string, ...expected: string[]];

/** One sentence a line; a slash between spaces stands for a new line in it. */
export function labelledSentences(text: string): readonly LabelledSentence[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [sentence = '', expected = ''] = line.split(' => ');
      return [sentence.replaceAll(' / ', '\n'), ...expected.split('; ')] as const;
    });
}
