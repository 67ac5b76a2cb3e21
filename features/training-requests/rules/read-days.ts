import type { Chip } from './chips.ts';
import { type Line, readMatches } from './line.ts';

const NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY = `(?:${NAMES.join('|')})`;
const JOIN = String.raw`(?:,|and|\/|or|-|–|;)`;

const times = (value: number): Chip[] | null =>
  value >= 1 && value <= 7 ? [{ field: 'daysPerWeek', value }] : null;
const days = (value: readonly number[]): Chip[] => [{ field: 'weekdays', value }];

const toWeekday = (name: string): number => NAMES.indexOf(name) + 1;

/** From one weekday to another, over Sunday if need be. */
function listDays(from: number, to: number): number[] {
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, at) => ((from - 1 + at) % 7) + 1).sort((a, b) => a - b);
}

/** What happens on a day that is named for something else: "half marathon on Sunday". */
const EVENT =
  / (?:marathon|race|game|match|comp|competition|event|wedding|holiday|flight|footy|soccer|netball)(?: [^\s,.;]+){0,2} $/;
/** What happened on a day: "tweaked my back on the weekend". */
const PAST =
  / (?:tweaked|hurt|strained|sprained|pulled|rolled|jarred|twisted|injured|broke|fell|did|had|ran|raced|played|sore from|last|since)(?: [^\s,.;]+){0,4} $/;
const NOT_ON = / (?:not|no|except|but|never|cannot|dont|busy|off|rest|not free)(?: on| a| this)? $/;
const OFF_AFTER = /^ (?:is |are )?(?:off|out|rest|free)(?= )/;
const SEVERAL = String.raw`(?:(?:day|arvo|afternoon|morning|evening|night|lunchtime|session|workout|x|d|of|go|lift|strength|training|gym|weight|hard|easy|short|proper) ){1,3}`;
const PER_GIVEN_WEEK = String.raw`(?:\/|a|per|each|every|in the|in a|of the|during the) week`;
const PER_WEEK = `(?:${PER_GIVEN_WEEK}|week)`;

const LETTERS: Readonly<Record<string, number>> = {
  m: 1,
  t: 2,
  tu: 2,
  w: 3,
  th: 4,
  f: 5,
  sa: 6,
  su: 7,
};

function readWeekdays(line: Line): void {
  readMatches(
    line,
    new RegExp(`(?<= )(${DAY}) (?:-|–|to|through|thru) (${DAY})(?= )`, 'g'),
    ([, from = '', to = ''], before) =>
      NOT_ON.test(before) ? null : days(listDays(toWeekday(from), toWeekday(to))),
  );
  readMatches(
    line,
    new RegExp(`(?<= )(?:on )?${DAY}(?:(?: ${JOIN})* ${DAY})*(?= )`, 'g'),
    ([found], before, after) => {
      if (PAST.test(before)) return [];
      if (
        NOT_ON.test(before) ||
        OFF_AFTER.test(after) ||
        EVENT.test(before) ||
        before.endsWith(' the ')
      )
        return null;
      const named = found
        .split(' ')
        .map(toWeekday)
        .filter((day) => day > 0);
      return days([...new Set(named)].sort((a, b) => a - b));
    },
  );
  const letter = '(?:m|tu|th|t|w|f|sa|su)';
  readMatches(
    line,
    new RegExp(
      String.raw`(?<= )${letter}(?: [,\/\-]| and)*(?: ${letter}(?: [,\/\-]| and)*)+(?= )`,
      'g',
    ),
    ([found]) => {
      const named = found.split(' ').flatMap((one) => LETTERS[one] ?? []);
      return new Set(named).size > 1 ? days([...new Set(named)].sort((a, b) => a - b)) : null;
    },
  );
  readMatches(line, /(?<= )(mwf|tts)(?= )/g, ([, run]) =>
    days(run === 'mwf' ? [1, 3, 5] : [2, 4, 6]),
  );
  readMatches(
    line,
    /(?<= )(?:on )?(?:weekday|work day|workday|during the week)(?= )/g,
    (_, before) => (NOT_ON.test(before) ? null : days([1, 2, 3, 4, 5])),
  );
  readMatches(line, /(?<= )(?:on |at )?(?:the )?weekend(?= (?!warrior))/g, (_, before) =>
    PAST.test(before) ? [] : NOT_ON.test(before) || EVENT.test(before) ? null : days([6, 7]),
  );
}

/** Days a week, and which. */
export function readDays(line: Line): void {
  const first = line.understood.length;
  // A split is the plan's own business.
  readMatches(
    line,
    /(?<= )\d (?:x )?(?:upper|push)(?: body| day)?(?: (?:and|,|\/|-))? \d (?:x )?(?:lower|pull|leg)(?: body| day)?(?= )/g,
    () => [],
  );
  readWeekdays(line);
  readMatches(line, /(?<= )(?:every (?:other|second|2nd|2) day|alternate day)(?= )/g, () =>
    times(3),
  );
  readMatches(
    line,
    /(?<= )(?:daily|nightly|(?:every|each) (?:single )?(?:day|morning|evening|night|arvo|afternoon)|7 day)(?: (?:a|per|\/) week)?(?= )/g,
    () => times(7),
  );
  readMatches(
    line,
    new RegExp(String.raw`(?<= )(\d)(?: -| to) (\d) (?:${SEVERAL})?${PER_WEEK}(?= )`, 'g'),
    ([, , to]) => times(Number(to)),
  );
  readMatches(
    line,
    new RegExp(String.raw`(?<= )(\d) (?:- )?(?:${SEVERAL}${PER_WEEK}|${PER_GIVEN_WEEK})(?= )`, 'g'),
    ([, value], _, after) =>
      /^ (?:off|ago|break|time|block|programme|program|plan)/.test(after)
        ? null
        : times(Number(value)),
  );
  readMatches(
    line,
    /(?<= )(\d) (?:- )?(?:day|(?:strength |gym |training |lifting |weight |home |full body )?(?:session|workout|day)|d)(?= )/g,
    ([, value], before, after) => {
      // "3 days off", "2 days ago", "for the last 3 days" say when, not how often.
      if (/^ (?:off|ago|break|of rest|rest|old|later|apart)/.test(after)) return null;
      if (/ (?:last|past|in|after|next|every) $/.test(before)) return null;
      return times(Number(value));
    },
  );
  readMatches(line, /(?<= )(?:day|session|workout|x) : (\d)(?= )/g, ([, value]) =>
    times(Number(value)),
  );
  readMatches(line, /(?<= ~ x )([1-7])(?= )/g, ([, value]) => times(Number(value)));
  // "4 x" alone, or before minutes that were read: "2 x 30 min". "2 x 12 kg" was read as weights.
  readMatches(line, /(?<= )([1-7]) x(?= (?:[~,.;\n)]| *$| \S))/g, ([, value], _, after) =>
    /^ \d/.test(after) ? null : times(Number(value)),
  );
  // "15 min a day", where nothing else says on which days.
  if (line.understood.length === first) {
    readMatches(line, /(?<= ~ )(?:a|per|each|every|\/) day(?= )/g, () => times(7));
  }
}
