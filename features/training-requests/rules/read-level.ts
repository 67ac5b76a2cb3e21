import { type Line, readMatches } from './line.ts';

/** Training age: under a year is a beginner, from four years on advanced. */
const YEARS_OF_ADVANCED = 4;
const TRAINING =
  /(?: (?:lift|lifting|train|training|trained|gym|working out|exercising|crossfit))(?: \S+){0,4} $/;
const OF_TRAINING =
  /^ (?:(?:of|worth of|solid|consistent) )*(?:training|lifting|experience|gym|lift)/;
const NOT_TRAINING = /^ (?:old|off|ago|out|without|break|away|later)|^[^.;]* (?:off|ago|break) /;

/** How long someone has trained, as a level. A break makes it say nothing. */
export function readLevel(line: Line): void {
  readMatches(
    line,
    /(?<= )(\d+(?:\.\d+)?)(?: and)? (year|month)(?= )/g,
    ([, value, unit], before, after) => {
      if (NOT_TRAINING.test(after)) return null;
      if (!TRAINING.test(before) && !OF_TRAINING.test(after)) return null;
      const years = unit === 'year' ? Number(value) : Number(value) / 12;
      const grown = years >= YEARS_OF_ADVANCED ? 'advanced' : 'intermediate';
      return [{ field: 'level', value: years < 1 ? 'beginner' : grown }];
    },
  );
}

const BODY_WEIGHT =
  /(?<= )(lose|losing|drop|shed|shift|gain|put on|add) (?:(?:about|around|at least|the last|another|up to) )?\d+(?:\.\d+)?(?: (?:-|to|or) \d+)? (?:kg|lb|stone)(?= )/g;

/** "Lose 8 kg" is a goal, and no weight to lift. */
export function readWeightGoal(line: Line): void {
  readMatches(line, BODY_WEIGHT, ([, verb = '']) => [
    { field: 'goal', value: /^(?:gain|put|add)/.test(verb) ? 'build_muscle' : 'lose_weight' },
  ]);
}
