import { type Line, readMatches } from './line.ts';

/** Training age: under a year is a beginner, from four years on advanced. */
const YEARS_OF_ADVANCED = 4;
const TRAINING = /(?: (?:lift|lifting|train|training|trained|gym|working out|exercising|crossfit))(?: \S+){0,4} $/;
const OF_TRAINING = /^ (?:(?:of|worth of|solid|consistent) )*(?:training|lifting|experience|gym|lift)/;
const NOT_TRAINING = /^ (?:old|off|ago|out|without|break|away|later)|^[^.;]* (?:off|ago|break) /;

/** How long someone has trained, as a level. A break makes it say nothing. */
export function readLevel(line: Line): void {
  readMatches(line, /(?<= )(\d+(?:\.\d+)?)(?: and)? (year|month)(?= )/g, ([, value, unit], before, after) => {
    if (NOT_TRAINING.test(after)) return null;
    if (!TRAINING.test(before) && !OF_TRAINING.test(after)) return null;
    const years = unit === 'year' ? Number(value) : Number(value) / 12;
    const grown = years >= YEARS_OF_ADVANCED ? 'advanced' : 'intermediate';
    return [{ field: 'level', value: years < 1 ? 'beginner' : grown }];
  });
}
