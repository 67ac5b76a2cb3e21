/** Characters of a panel; the network knows 6,600 more, which no panel here has. */
const ALLOWED = /^[A-Za-z0-9 .,:;<>%()[\]/&*'"+~≤-]$|^[–—−]$/;

/** What stands in a line from its left to its right, 0 to 1. */
export type Glyph = { text: string; confidence: number; at: number };

/** The network's classes that may stand on a panel: 0 is "nothing here", the last is a blank. */
export function allowedClasses(dictionary: readonly string[]): { index: number; text: string }[] {
  const classes = [{ index: 0, text: '' }];
  for (const [at, text] of [...dictionary, ' '].entries()) {
    if (ALLOWED.test(text)) classes.push({ index: at + 1, text });
  }
  return classes;
}

/** The likeliest letter at each step, repeats and nothings left out (CTC, greedy). */
export function readLine(
  odds: Float32Array,
  steps: number,
  classes: readonly { index: number; text: string }[],
): Glyph[] {
  const all = odds.length / steps;
  const letters: Glyph[] = [];
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    let highest = -1;
    for (const { index } of classes) {
      const value = odds[step * all + index] as number;
      if (value > highest) [best, highest] = [index, value];
    }
    if (best !== 0 && best !== before) {
      const text = classes.find(({ index }) => index === best)?.text ?? '';
      letters.push({ text, confidence: highest, at: (step + 0.5) / steps });
    }
    before = best;
  }
  return letters;
}
