import type { SearchResult } from '../../../contract.ts';
import { type Eatable, eatableAgain, eatableOf } from '../../../rules/amounts/portion.ts';

/** The food as it is known; where there is only the log, or a mere name that disagrees with it, as it was logged. */
export function eatableResult({ food, lastLogged, name, brand }: SearchResult): Eatable | null {
  const eatable = food && eatableOf(food, lastLogged);
  return eatable ?? (lastLogged && eatableAgain({ name, brand }, lastLogged));
}
