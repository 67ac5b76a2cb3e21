import { typingDistance } from '#platform/shared/typing-errors.ts';

const consonants = (word: string): string => word.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1');

/** How many letters may be wrong: none in a word of three or four, of which a letter may be missing, or two changed about. */
const mostErrors = (word: string): number => (word.length < 6 ? 1 : 2);

/** How far a known word is from a typed one; null where it is another word. */
function errorsIn(typed: string, known: string): number | null {
  if (!/[aeiouy]/.test(typed.slice(0, -1))) {
    const isShort = typed.length >= 3 && consonants(typed) === consonants(known);
    return isShort && known.length <= typed.length + 4 ? 1 : null;
  }
  const isSwapped =
    typed.length === 4 &&
    known.length === 4 &&
    [...typed].sort().join() === [...known].sort().join();
  if (typed.length < 5 && known.length !== typed.length + 1 && !isSwapped) return null;
  const most = mostErrors(typed);
  const errors = typingDistance(typed, known, most);
  return errors <= most ? errors : null;
}

/** The known word that was meant by one with typing errors or without its vowels; of several, the commonest. */
export function nearestWord(typed: string, known: ReadonlyMap<string, number>): string | null {
  if (typed.length < 3 || /\d/.test(typed)) return null;
  let best: { word: string; errors: number; times: number } | null = null;
  for (const form of typed.endsWith('s') ? [typed, typed.slice(0, -1)] : [typed]) {
    for (const [word, times] of known) {
      const errors = word.length < 3 ? null : form === word ? 0 : errorsIn(form, word);
      if (errors === null) continue;
      if (!best || errors < best.errors || (errors === best.errors && times > best.times))
        best = { word, errors, times };
    }
  }
  return best?.word ?? null;
}
