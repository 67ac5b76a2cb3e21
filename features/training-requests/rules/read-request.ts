import type { Searchable } from '#features/exercises/rules/search-exercises.ts';
import { findNamed } from './banned-exercises.ts';
import { type Chip, isRepeated, toConstraints } from './chips.ts';
import type { RequestConstraints } from './constraints.ts';
import { type Line, makeLine, type Understood } from './line.ts';
import { readDays } from './read-days.ts';
import { readLevel, readWeightGoal } from './read-level.ts';
import { readMinutes } from './read-minutes.ts';
import { KNOWN_WORDS, readTerms, type Term } from './read-terms.ts';
import { readTokens } from './read-tokens.ts';
import { readWeights } from './read-weights.ts';
import { type Segment, toSegments } from './segments.ts';
import { readStandings, type StoodSegment, toPartChips } from './standings.ts';

export type ReadRequest = {
  constraints: RequestConstraints;
  /** in the order of the text */
  understood: readonly Understood[];
  /** the person's own words that say something no rule reads */
  notUnderstood: readonly string[];
};

type Exercises = readonly Pick<Searchable, 'id' | 'name' | 'also'>[];

/** "Back squat" and "bench press" name an exercise, not a part or a thing. */
const CONCEPTS: ReadonlySet<string> = new Set(['overhead', 'impact', 'noise']);
const MOVES = new Set(
  'up squat press pressing raise thrust curl extension row fly flye bridge circle kick swing jack dip deadlift lunge crunch plank walk climber'.split(
    ' ',
  ),
);

/** "No deep squats" leaves the others: the words are given back as not understood. */
const NARROWS: ReadonlySet<string> = new Set(['heavy', 'deep']);

/** What a phrase that says one thing by itself means after "no". */
function negate(chip: Chip): Chip[] {
  if (chip.field === 'effort' && chip.value === 'hard') return [{ field: 'effort', value: 'easy' }];
  return chip.field === 'cardio' ? [{ field: 'cardio', value: 'none' }] : [];
}

type Reading = { line: Line; exercises: Exercises; unread: Set<Term> };

function readSegment(
  { segment, negated, standings }: StoodSegment,
  { line, exercises, unread }: Reading,
): void {
  const { terms, words } = segment;
  const keep = ({ from, to }: Pick<Term, 'from' | 'to'>, chips: readonly Chip[]) => {
    const place = { start: line.tokens[from]?.start ?? 0, end: line.tokens[to - 1]?.end ?? 0 };
    for (const chip of chips) line.understood.push({ ...place, chip });
  };
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const isExercise =
      (term.kind === 'gear' || (term.kind === 'part' && !CONCEPTS.has(term.part))) &&
      MOVES.has(words[at + 1] ?? '');
    if (negated.has(at) && (term.kind === 'word' || isExercise)) {
      const found = NARROWS.has(words[at - 1] ?? '') ? null : findNamed(words.slice(at), exercises);
      const last = terms[at + (found?.words ?? 1) - 1];
      if (found && last) {
        const said = line.tokens.slice(term.from, last.to).map(({ text }) => text);
        keep({ from: term.from, to: last.to }, [
          { field: 'banned', value: found.ids, words: said.join(' ') },
        ]);
        at += found.words - 1;
        continue;
      }
    }
    const isOfGear =
      words[at] === 'heavy' && terms[at + 1]?.kind === 'gear' && words[at + 2] !== 'day';
    const isOtherDay = /^(?:tomorrow|yesterday)$/.test(words[at + 1] ?? '');
    if (isOfGear || (term.kind === 'part' && isOtherDay)) continue;
    if (term.kind === 'word' || isExercise) unread.add(term);
    else if (term.kind === 'chips' && !standings.has(at)) {
      // "No heavy squats" leaves the effort as it is.
      const isOfNext = terms[at + 1]?.kind === 'word' || terms[at + 1]?.kind === 'gear';
      const negative = isOfNext ? [] : term.chips.flatMap(negate);
      keep(term, negated.has(at) ? negative : term.chips);
    } else if (term.kind === 'gear') {
      const field = negated.has(at) ? 'without' : 'equipment';
      keep(
        term,
        term.gear.map((value) => ({ field, value }) as Chip),
      );
    } else if (term.kind === 'part') {
      const chips = toPartChips(term.part, standings.get(at) ?? null);
      if (chips === null) unread.add(term);
      else keep(term, chips);
    }
  }
}

/** The person's words that were not read, each run with the small words inside it. */
function listUnread(
  segments: readonly Segment[],
  unread: ReadonlySet<Term>,
  text: string,
  line: Line,
): string[] {
  return segments.flatMap(({ terms }) => {
    const runs: { from: number; to: number }[] = [];
    let open = false;
    for (const term of terms) {
      const last = runs.at(-1);
      if (unread.has(term)) {
        if (open && last) last.to = term.to;
        else runs.push({ from: term.from, to: term.to });
        open = true;
      } else if (term.kind !== 'filler') open = false;
    }
    return runs.map(({ from, to }) =>
      text.slice(line.tokens[from]?.start ?? 0, line.tokens[to - 1]?.end ?? 0),
    );
  });
}

/** Chips that others make void: with a chair it is not "no equipment", with a focus not only stretching. */
function settle(understood: readonly Understood[]): Understood[] {
  const has = (field: Chip['field']) => understood.some(({ chip }) => chip.field === field);
  const kept: Understood[] = [];
  const inOrder = understood.toSorted((a, b) => a.start - b.start || a.end - b.end);
  for (const one of inOrder) {
    const { chip } = one;
    if (chip.field === 'noEquipment' && has('equipment')) continue;
    if (chip.field === 'only' && chip.value === 'mobility' && has('focus')) continue;
    if (
      chip.field === 'cardio' &&
      chip.value === 'some' &&
      inOrder.some(({ chip }) => chip.field === 'cardio' && chip.value !== 'some')
    )
      continue;
    if (
      chip.field === 'fine' &&
      understood.some(({ chip: other }) => other.field === 'avoid' && other.value === chip.value)
    )
      continue;
    if (
      isRepeated(
        chip,
        kept.map((earlier) => earlier.chip),
      )
    )
      continue;
    kept.push(one);
  }
  return kept;
}

/**
 * A wish for training in plain words as constraints of the generator. Pure; takes typing errors, British,
 * American and Australian words, kg and lb, decimal commas. It never names an exercise; only after "no" are
 * names looked up in `exercises`, to ban them.
 */
export function readRequest(text: string, exercises: Exercises = []): ReadRequest {
  const line = makeLine(readTokens(text, KNOWN_WORDS));
  readWeightGoal(line);
  readWeights(line);
  readLevel(line);
  readMinutes(line);
  readDays(line);
  const segments = toSegments(readTerms(line), line);
  const unread = new Set<Term>();
  for (const segment of readStandings(segments)) readSegment(segment, { line, exercises, unread });
  const understood = settle(line.understood);
  return {
    constraints: toConstraints(understood.map(({ chip }) => chip)),
    understood,
    notUnderstood: listUnread(segments, unread, text, line),
  };
}
