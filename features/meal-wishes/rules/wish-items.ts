import type { RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import { countAtMost, limitSaid, standAfter } from './how-often.ts';
import type { Limit } from './read-figures.ts';
import type { Item, Piece, Scope, Thing } from './said-items.ts';
import { saidGrams } from './use-up-amounts.ts';
import type { Stance, Term, Turn } from './wish-lexicon.ts';

const SOME = new Set('1 2 3 4 5 6 few some several rest couple'.split(' '));
const OF_MEALS = new Set(
  'breakfast lunch dinner snack meal meals dish dishes recipe recipes day days night nights evening time option 1'.split(
    ' ',
  ),
);
const ROASTED = new Set(
  'vegetable pumpkin potato sweet-potato carrot onion tomato capsicum cauliflower'.split(' '),
);
const ALL_MEALS: readonly RecipeSlot[] = ['breakfast', 'lunch', 'dinner', 'snack'];
const NO_SCOPE: Scope = { days: [], slots: [] };
const JOINERS = new Set(['and', 'or', '-', ',', '/']);
const BESIDE_JOINERS = new Set([...JOINERS, 'on', 'the', 'for', 'at']);

const isFiller = ({ kind }: Piece): boolean => kind === 'filler';
const union = <One>(a: readonly One[], b: readonly One[]): One[] => [...new Set([...a, ...b])];

/** Food that children eat is mild. */
const KID_FRIENDLY = /\b(?:kid|child|toddler|children)\b/;

const isUnwanted = (stance: Stance | null): boolean => stance === 'no' || stance === 'less';

type State = {
  items: Item[];
  /** without days and meals as yet */
  pending: Item[];
  leading: Scope | null;
  isLeadingUsed: boolean;
  /** that got days and meals last */
  assigned: Item[];
  /** where the last days or meals ended */
  scopeTo: number;
};

const hasDays = ({ days, isImplied }: Scope): boolean => days.length > 0 && !isImplied;

const merge = (a: Scope, b: Scope): Scope => {
  const isKept = hasDays(a) && b.isImplied;
  const takesDays = b.days.length > 0 && !isKept;
  return {
    days: takesDays ? b.days : a.days,
    slots: a.slots.length > 0 ? a.slots : b.slots,
    ...((takesDays ? b : a).isImplied && { isImplied: true }),
  };
};

function addItem(state: State, item: Item): void {
  state.items.push(item);
  if (state.leading) {
    item.scope = state.leading;
    state.assigned = state.isLeadingUsed ? [...state.assigned, item] : [item];
    state.isLeadingUsed = true;
  } else state.pending.push(item);
}

/** "Dinners and lunches for the week: quick lunches" is quick at one of the meals. */
const isOneOf = (scope: Scope, { slots }: Scope): boolean =>
  scope.days.length === 0 &&
  scope.slots.length < slots.length &&
  scope.slots.every((slot) => slots.includes(slot));

function addScope(state: State, scope: Scope, isJoined: boolean, from: number): void {
  const { pending, assigned, leading } = state;
  const [first] = assigned;
  const last = assigned.at(-1);
  if (scope.isImplied && first && first.scope.slots.length > 0 && !hasDays(first.scope)) {
    // "Cold lunches, no microwave at work" says one thing twice.
    if (pending.some((item) => isSameThing(item, first))) return;
    // "Cold lunches that I can take to work".
    for (const item of [...assigned, ...pending]) item.scope = merge(first.scope, scope);
    state.pending = [];
  } else if (pending.length > 0) {
    for (const item of pending) item.scope = scope;
    state.assigned = pending;
    state.pending = [];
  } else if (isJoined && (first || leading)) {
    const join = (known: Scope): Scope => ({
      days: union(known.days, scope.days),
      slots: union(known.slots, scope.slots),
    });
    if (first) for (const item of assigned) item.scope = join(item.scope);
    else if (leading) state.leading = join(leading);
  } else if (leading && last?.to === from && isOneOf(scope, last.scope)) {
    last.scope = { ...last.scope, slots: scope.slots };
  } else if (first?.kind === 'head' && first.head === 'leftovers' && scope.slots.length > 0) {
    // "Leftovers from dinner as lunch" are of two meals.
    first.scope = { days: scope.days, slots: union(first.scope.slots, scope.slots) };
  } else if (first && (!hasDays(first.scope) || scope.days.length === 0)) {
    const isNew =
      (scope.days.length > 0 && !hasDays(first.scope)) ||
      (scope.slots.length > 0 && first.scope.slots.length === 0);
    if (isNew) for (const item of assigned) item.scope = merge(item.scope, scope);
    else lead(state, scope);
  } else if (leading && !state.isLeadingUsed) state.leading = merge(leading, scope);
  else lead(state, scope);
}

const isSameThing = (a: Item, b: Item): boolean =>
  a.kind === 'thing' && b.kind === 'thing' && a.id === b.id;

function lead(state: State, scope: Scope): void {
  state.leading = scope;
  state.isLeadingUsed = false;
  state.assigned = [];
}

/** The stance that is part of a phrase itself: "no dairy", "mild". */
function stanceOf(
  words: readonly string[],
  { from, to, of }: Extract<Term, { kind: 'thing' }>,
  now: Stance | null,
): Stance | null {
  const said = words.slice(from, to).join(' ');
  if (said.startsWith('mild') || KID_FRIENDLY.test(said)) return 'no';
  if (of !== 'diet') return now;
  if (/^(?:no|without) /.test(said)) return 'no';
  return said.startsWith('allergic') ? 'allergic' : now;
}

/** "Veggie dinners" are vegetarian, "veggies for dinner" are vegetables. */
const asDiet = (
  piece: Extract<Term, { kind: 'thing' }>,
  next: Piece | undefined,
  words: readonly string[],
  stance: Stance | null,
): Pick<Extract<Term, { kind: 'thing' }>, 'id' | 'of'> =>
  stance === null && next?.kind === 'slot' && words[piece.from] === 'veg'
    ? { id: 'vegetarian', of: 'diet' }
    : piece;

/** Whether a segment after a comma only goes on with the foods of the one before: "olives, or beans". */
const goesOn = (segment: readonly Piece[], words: readonly string[]): boolean =>
  segment.some(({ kind }) => kind === 'thing') &&
  segment.every(
    (piece) =>
      isFiller(piece) ||
      (piece.kind === 'thing' && piece.of === 'food') ||
      // How much of it: "200 g feta".
      (piece.kind === 'word' && /^\d/.test(words[piece.from] ?? '')),
  );

/** "Fruit, nuts and yoghurt for snacks": days and meals at the end are of the whole list. */
const endsList = (
  segment: readonly Piece[],
  before: readonly Piece[] | undefined,
  words: readonly string[],
): boolean =>
  before !== undefined &&
  goesOn(before, words) &&
  segment.some(({ from }) => words[from] === 'and' || words[from] === 'or');

/** Meals that are the only ones to be planned: "just lunch and dinner". */
function onlyMeals(segment: readonly Piece[], words: readonly string[]): RecipeSlot[] {
  const isOnly = segment.some(
    ({ from, kind }) => kind === 'filler' && ['only', 'just'].includes(words[from] ?? ''),
  );
  const isMeals = segment.every(
    (piece) =>
      isFiller(piece) ||
      (piece.kind === 'slot' && piece.days.length === 0) ||
      // "Dinners only for two".
      (piece.kind === 'figure' && piece.figure.sets),
  );
  if (!isOnly || !isMeals) return [];
  return segment.flatMap((piece) => (piece.kind === 'slot' ? [...piece.slots] : []));
}

/** "Only lunches, dinners and snacks" says which meals in one list. */
function joinOnlyMeals(
  segments: readonly (readonly Piece[])[],
  words: readonly string[],
): (readonly Piece[])[] {
  return segments.reduce<(readonly Piece[])[]>((all, segment) => {
    const joined = [...(all.at(-1) ?? []), ...segment];
    const isList =
      segment.some(({ kind }) => kind === 'slot') && onlyMeals(joined, words).length > 1;
    return isList ? [...all.slice(0, -1), joined] : [...all, segment];
  }, []);
}

const isOnlyScope = (segment: readonly Piece[]): boolean =>
  segment.every(
    (piece) =>
      isFiller(piece) ||
      piece.kind === 'days' ||
      piece.kind === 'slot' ||
      (piece.kind === 'figure' && piece.figure.days),
  );

/** What is said between two stops, each thing with how it is spoken of, and its days and meals. */
export function readClause(said: readonly (readonly Piece[])[], words: readonly string[]): Item[] {
  const segments = joinOnlyMeals(said, words);
  const state: State = {
    items: [],
    pending: [],
    leading: null,
    isLeadingUsed: false,
    assigned: [],
    scopeTo: -1,
  };
  let stance: Stance | null = null;
  let turn: Turn | undefined;
  /** of what comes next */
  let limit: Limit | null = null;
  /** where the list of foods began that this segment ends: "eggs, spinach and feta to use" */
  let listFrom = 0;
  segments.forEach((segment, at) => {
    const first = state.items.length;
    const keeps = at > 0 && isOnlyScope(segment);
    // "On Friday, Thai": days and meals that are still about nothing.
    const carries = state.leading !== null && !state.isLeadingUsed;
    if (at === 0 || !goesOn(segments[at - 1] ?? [], words)) listFrom = first;
    turn = undefined;
    limit = null;
    if (!keeps) {
      const isList = goesOn(segment, words);
      if (!isList) stance = null;
      if (!endsList(segment, segments[at - 1], words)) state.pending = [];
      if (!carries && !isList) state.leading = null;
      state.assigned = [];
    } else if (state.assigned.length === 0 && state.pending.length === 0) {
      state.pending = state.items.slice(-1);
    }
    const only = onlyMeals(segment, words);
    if (only.length > 0) {
      // "Just dinners" are no snacks either, "lunch and dinner only and 2 snacks" has them.
      const hasSnacks = segments
        .flat()
        .some((piece) => piece.kind === 'figure' && piece.figure.sets?.snacks);
      const slots = ALL_MEALS.filter(
        (slot) => !only.includes(slot) && !(hasSnacks && slot === 'snack'),
      );
      const [from, to] = [segment[0]?.from ?? 0, segment.at(-1)?.to ?? 0];
      const scope = { days: [], slots };
      if (slots.length > 0)
        state.items.push({ from, to, scope, kind: 'head', head: 'skip', isDenied: false });
      for (const piece of segment) {
        if (piece.kind !== 'figure' || !piece.figure.sets) continue;
        const place = { from: piece.from, to: piece.to, scope: NO_SCOPE };
        state.items.push({ ...place, kind: 'sets', sets: piece.figure.sets });
      }
      return;
    }
    segment.forEach((piece, index) => {
      const place = { from: piece.from, to: piece.to };
      const next = segment.slice(index + 1).find((one) => !isFiller(one));
      if (turn && words.slice(piece.from, piece.to).some((word) => turn?.words.includes(word))) {
        stance = turn.to;
        turn = undefined;
        return;
      }
      if (piece.kind === 'stance') {
        if (piece.isAfter) standAfter(state.items.slice(listFrom), piece, segment, words);
        else stance = piece.isExcept && isUnwanted(stance) ? 'fine' : piece.stance;
        turn = piece.turn;
        // "Lentils instead of mince": what stood before is wanted.
        if (turn && piece.stance === 'less')
          for (const item of state.items.slice(first))
            if (item.kind === 'thing') item.stance ??= 'more';
      } else if (piece.kind === 'anyDay') {
        // "Not chicken every day".
        for (const item of state.items.slice(first))
          if (item.kind === 'thing' && item.stance === 'no' && item.of !== 'diet')
            item.stance = 'less';
      } else if (piece.kind === 'thing') {
        stance = stanceOf(words, piece, stance);
        // Vegetables are roasted beside something.
        if (piece.id === 'roast' && next?.kind === 'thing' && ROASTED.has(next.id)) return;
        // "Two of us, one vegetarian" is about a person: what they cannot eat is on nobody's table.
        const isOfMeals = OF_MEALS.has(words[piece.to] ?? '');
        const isOfPerson = piece.of === 'diet' && words[piece.from - 1] === '1' && !isOfMeals;
        const isSome = !isOfPerson && SOME.has(words[piece.from - 1] ?? '');
        const { id, of } = asDiet(piece, segment[index + 1], words, stance);
        const grams = of === 'food' ? saidGrams(words, { ...place, id }) : null;
        const kind = 'thing' as const;
        const item: Thing = { ...place, scope: NO_SCOPE, kind, id, of, stance, isSome, grams };
        const times = limit?.times ?? countAtMost(words, place);
        // "Only one is vegetarian" is about a person.
        if (times !== null && (of !== 'diet' || next?.kind === 'slot' || isOfMeals)) {
          Object.assign(item, { stance: 'less', times });
        }
        if (isOfPerson) state.items.push(item);
        else addItem(state, item);
      } else if (piece.kind === 'head') {
        // "Leftover rice" is to be used up.
        if (piece.head === 'leftovers' && next?.kind === 'thing' && next.of === 'food') {
          stance = 'useUp';
          return;
        }
        const before = segment.slice(0, index).findLast((one) => !isFiller(one));
        // "10 minutes to cook".
        if (piece.head === 'cook' && before?.kind === 'figure' && before.figure.minutes) return;
        const isDenied = stance === 'no';
        if (isDenied || stance === 'useUp') stance = null;
        addItem(state, { ...place, scope: NO_SCOPE, kind: 'head', head: piece.head, isDenied });
      } else if (piece.kind === 'figure') {
        const { figure } = piece;
        if (figure.sets)
          state.items.push({ ...place, scope: NO_SCOPE, kind: 'sets', sets: figure.sets });
        if (figure.minutes !== undefined) {
          addItem(state, { ...place, scope: NO_SCOPE, kind: 'minutes', minutes: figure.minutes });
        }
        if (figure.limit) {
          const said = state.items.slice(listFrom);
          limit = limitSaid(said, figure.limit, piece.from, next?.kind === 'thing')
            ? null
            : figure.limit;
        }
        if (figure.guests !== undefined) {
          addItem(state, { ...place, scope: NO_SCOPE, kind: 'guests', count: figure.guests });
        }
      }
      const scope = toScope(piece);
      if (!scope) return;
      // "No lunch" is a meal that is left out.
      const isLeftOut =
        stance === 'no' && piece.kind === 'slot' && next?.kind !== 'head' && next?.kind !== 'thing';
      if (isLeftOut && state.items.slice(first).every(({ kind }) => kind !== 'thing')) {
        const head = 'skip' as const;
        addItem(state, { ...place, scope: NO_SCOPE, kind: 'head', head, isDenied: false });
        stance = null;
      }
      const between = words.slice(state.scopeTo, piece.from);
      const isJoined =
        state.scopeTo >= 0 &&
        (keeps || carries || state.scopeTo > (segment[0]?.from ?? 0)) &&
        between.every((word) => BESIDE_JOINERS.has(word)) &&
        (between.length === 0 || between.some((word) => JOINERS.has(word)));
      addScope(state, scope, isJoined && isOneKind(scope, state), piece.from);
      state.scopeTo = piece.to;
    });
    // What is a quality of the meals that were named before.
    const [named] = state.assigned;
    for (const item of state.pending) {
      if (!named || item.kind !== 'thing') continue;
      // "An Asian dinner and a Mexican one".
      if (item.of === 'trait' || words[item.to] === '1') item.scope = named.scope;
    }
  });
  return state.items.map((item) => {
    const { days, slots } = item.scope;
    return { ...item, scope: { days, slots } };
  });
}

/** Days join days and meals join meals; "Friday dinner" is one of each. */
function isOneKind({ days, slots }: Scope, { assigned, leading }: State): boolean {
  const known = assigned[0]?.scope ?? leading;
  if (!known) return false;
  return (days.length > 0 && known.days.length > 0) || (slots.length > 0 && known.slots.length > 0);
}

function toScope(piece: Piece): Scope | null {
  const implied = 'isImplied' in piece && piece.isImplied ? { isImplied: true } : {};
  if (piece.kind === 'days') return { days: piece.days, slots: [], ...implied };
  if (piece.kind === 'slot') return { days: piece.days, slots: piece.slots, ...implied };
  if (piece.kind === 'head' && piece.slots) return { days: [], slots: piece.slots };
  if (piece.kind === 'figure' && piece.figure.days) return { days: piece.figure.days, slots: [] };
  return null;
}
