import type { Food } from '#features/foods/contract.ts';
import { isMeasured, unitAt } from '#features/foods/rules/amounts/sentence-units.ts';
import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { stem, wordsOf } from '#features/foods/rules/search/search-words.ts';
import {
  type Asking,
  favouriteIds,
  findUsualFoods,
  foodsById,
  listOwnFoodNames,
} from '#features/foods/server/public.ts';
import { slicesOf } from '#features/told-amounts/rules/told-unsaid.ts';
import { findMissingParts } from '#features/told-words/rules/food-choice.ts';
import { isKindOnly } from '#features/told-words/rules/kinds.ts';
import { isHarmless } from '#features/told-words/rules/preparation.ts';
import type { NamedFood, SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { SentenceAnswer } from '../../contract.ts';
import { readSentence } from '../../rules/sentence.ts';
import { isChain } from '../../rules/sentence-chains.ts';
import { findDetails } from '../../rules/sentence-details.ts';
import { isChat, questionsOf, readAsNote } from '../../rules/sentence-doubts.ts';
import {
  ASK_FROM,
  doubtOf,
  findSigns,
  OF_WORDS,
  type Taken,
} from '../../rules/sentence-evidence.ts';
import { type SentenceItem, withoutPreparations } from '../../rules/sentence-items.ts';
import { type Candidate, choiceOf } from './sentence-choices.ts';
import { foodsNamed, type Known, type Line } from './sentence-foods.ts';
import { loadSpokenCatalogue } from './sentence-names.ts';

export type SentenceInput = Asking & { text: string };

const MAX_CHOICES = 5;
const LEAST_VOLUME = 200;
/** A sentence of 500 letters hardly has more; what comes after is shown as not read. */
const MAX_ITEMS = 40;

async function knownOf(
  db: Db,
  owner: OwnerId,
  input: SentenceInput,
  nowMs: number,
): Promise<Known> {
  const [usual, marked, own, catalogue] = await Promise.all([
    findUsualFoods(db, owner, input, nowMs),
    favouriteIds(db, owner),
    listOwnFoodNames(db, owner),
    loadSpokenCatalogue(db, nowMs),
  ]);
  return { usual, own, favourites: new Set(marked), catalogue };
}

/** A person's own names that hold joining words: "Mum's rice and peas" is one thing to eat. */
function ownNames({ own, usual }: Known): NamedFood[] {
  const joined = (name: string): boolean => /\s(and|with|on|n|&|\+)\s/i.test(name);
  const named = [
    ...own.map(({ id, name }) => ({ id, name })),
    ...usual.map(({ entryId, foodName }) => ({ id: entryId, name: foodName })),
  ];
  return named
    .filter(({ name }) => joined(name))
    .map((one) => ({ ...one, synonyms: [], portions: [{ label: '1 piece' }] }));
}

/** "Watermelon wedge": the last word may be the portion and not a part of the name. */
function otherReading(item: SentenceItem): SentenceItem | null {
  const words = item.food.split(' ');
  const last = words.at(-1) ?? '';
  const found = unitAt([{ folded: last }], 0);
  if (item.unit || item.each || words.length < 2 || !found || found.unit.ml !== undefined)
    return null;
  return { ...item, food: words.slice(0, -1).join(' '), unit: found.unit };
}

function hasPortion({ foodId }: Line, { unit }: SentenceItem, { catalogue }: Known): boolean {
  const portions = foodId === null ? [] : (catalogue.foods.get(foodId)?.portions ?? []);
  return unit !== null && portions.some((label) => label.split(' ').includes(unit.name));
}

/** What a food that is said to be without it loses for having it in its name. */
const LEFT_OUT_MALUS = 0.4;

/** "Burger with no cheese": the stems of what is left out right after it. A kebab without sauce is no falafel. */
function leftOutOf(after: readonly SentenceItem[]): ReadonlySet<string> {
  const end = after.findIndex(({ excluded }) => !excluded);
  const out = end < 0 ? after : after.slice(0, end);
  const told = out.filter(({ food }) => !food.endsWith('sauce'));
  return new Set(told.flatMap(({ food }) => wordsOf(food).slice(-1).map(stem)));
}

/** The likeliest foods of an item, each food once, the likeliest first. */
async function candidatesOf(
  db: Db,
  item: SentenceItem,
  known: Known,
  unwanted: ReadonlySet<string>,
): Promise<Candidate[]> {
  const other = known.catalogue.names.find(item.food) ? null : otherReading(item);
  const readings = other ? [item, other] : [item];
  const all: Candidate[] = [];
  for (const one of readings) {
    const unit = one.unit ?? one.each?.unit ?? null;
    // "Iced coffee 600" is told in millilitres.
    const isVolume = unit === null && (one.amount?.value ?? 0) >= LEAST_VOLUME;
    const lines = await foodsNamed(db, one.food, unit?.name ?? (isVolume ? 'ml' : null), known);
    const fitting = one === item ? lines : lines.filter((line) => hasPortion(line, one, known));
    // The words as they stand go before another division of them.
    const less = one === item ? 0 : 0.3;
    const said = new Set(wordsOf(one.food).map(stem));
    const has = ({ name }: Line): boolean =>
      wordsOf(name).some((word) => unwanted.has(stem(word)) && !said.has(stem(word)));
    all.push(
      ...fitting.map((line) => ({
        line: { ...line, score: line.score - less - (has(line) ? LEFT_OUT_MALUS : 0) },
        item: one,
      })),
    );
  }
  const kept = new Map<string, Candidate>();
  for (const one of all.sort((a, b) => b.line.score - a.line.score)) {
    const key = `${one.line.name}|${one.line.brand ?? ''}`.toLowerCase();
    if (!kept.has(key)) kept.set(key, one);
  }
  return [...kept.values()].slice(0, MAX_CHOICES);
}

/** Scores that are hardly apart. */
const SAME_SCORE = 0.05;

function takenOf(
  { food }: SentenceItem,
  { line }: Candidate,
  second: Candidate | undefined,
  { foods, names }: { foods: ReadonlyMap<string, Food>; names: SpokenNames },
): Taken {
  return {
    name: line.name,
    category: foods.get(line.foodId ?? '')?.category ?? null,
    score: line.score,
    isNamed: line.foodId !== null && (names.find(food)?.ids.includes(line.foodId) ?? false),
    isTied: second !== undefined && line.score - second.line.score < SAME_SCORE,
    isGuessed: line.guessed.length > 0,
  };
}

const BREADS = /\b(bread|toast|roll|bun)$/;

/** "A sausage sizzle with onion": the dish is counted with it already. */
function isPartOf(
  item: SentenceItem,
  items: readonly SentenceItem[],
  found: ReadonlyMap<SentenceItem, Candidate[]>,
): boolean {
  const { amount, unit, food, beside: at } = item;
  // "Snag on bread with onion": the bread is beside the dish as well.
  const isOnBread = at !== null && BREADS.test(items[at]?.food ?? '');
  const beside = isOnBread ? (items[at]?.beside ?? at) : at;
  const isOpen = amount === null && unit === null;
  // "Tea, dash milk"
  const last = items[items.indexOf(item) - 1];
  const isAfterDrink =
    food === 'milk' && last !== undefined && /^(tea|coffee|cuppa)$/.test(last.food);
  const dish = beside !== null ? items[beside] : isAfterDrink ? last : undefined;
  const [likeliest] = (dish && found.get(dish)) ?? [];
  // "Tea with a dash of milk" has it already.
  const isCoffee =
    dish &&
    /(latte|flat white|cap|cappuccino|mocha|chai|coffee|matcha|shake|smoothie|quik|milo|ovaltine|horlicks)$/.test(
      dish.food,
    );
  const isMilky =
    likeliest && /milk|latte|cappuccino|flat white|smoothie/i.test(likeliest.line.name);
  if (isCoffee && isMilky && food.endsWith(' milk') && isOpen) return true;
  const isLittle = food === 'milk' && unit !== null && /^(dash|drizzle)$/.test(unit.name);
  if (!dish || !likeliest || !(isOpen || isLittle)) return false;
  const parts = findMissingParts(dish.food.split(' '), likeliest.line.name);
  // "Tacos with beef": a taco is counted with it.
  const kinds = likeliest.line.name.toLowerCase().split(', ').slice(1);
  if (kinds.includes(food) && !dish.food.includes(food)) return true;
  const told = withoutPreparations(food) || food;
  return parts.some((part) => told.split(' ').every((word) => part.includes(word)));
}

/** One thing, whatever is in it: a cheese and bacon roll. */
const FILLED = / (roll|sandwich|sanga|toastie|wrap|pie|burger|sub|pizza|soup|omelette|salad)s?$/;
const JOINED = /\b(?:and|with|plus|n)\b|[&+]/;
/** Words that name a kind and are followed by which one it was: "sushi 3 salmon rolls". */
const KIND_FIRST = /^(sushi|pizza|coffees?|beers?|wines?|sandwich|curry|soup)$/;

/** "Pizza, 2 slices supreme": what is counted after a sign says which of the thing before it was eaten, and how much. */
function isToldAgain(
  item: SentenceItem,
  next: SentenceItem | undefined,
  likeliest: Candidate | undefined,
  { text, words }: { text: string; words: readonly SentenceWord[] },
): boolean {
  const isOpen = item.unit === null && item.each === null && (item.amount?.article ?? true);
  if (!next || !likeliest || next.excluded || next.amount === null || next.amount.article)
    return false;
  const last = Math.max(...item.words);
  const after = next.words.filter((at) => at > last);
  const isApart = after.some((at) => words[at]?.gap !== 'none') || KIND_FIRST.test(item.food);
  const between = text.slice(words[last]?.to, words[Math.min(...after)]?.from);
  if (!isOpen || item.beside !== null || !isApart || JOINED.test(between)) return false;
  const said = wordsOf(item.food)
    .filter((word) => !isHarmless(word))
    .map(stem);
  // "Lamb roast. I had 3 slices of lamb"
  const again = wordsOf(next.food).map(stem);
  if (said.length === 2 && again.length === 1 && said.includes(again[0] ?? '')) return true;
  if (item.food === 'fish' && FISHES.test(next.food)) return true;
  const [head = '', ...kinds] = likeliest.line.name.split(',');
  const named = wordsOf(head).map(stem);
  const isKind = said.length > 0 && said.every((word) => named.includes(word));
  return item.food !== next.food && isKind && (kinds.length > 0 || named.at(-1) === said.at(-1));
}

const FISHES =
  /\b(fish|flake|flathead|barra(mundi)?|hoki|whiting|cod|snapper|hake|grenadier|bream|dory|gurnard|trevally)\b/;

/** What several things were served as, which are told one by one after it. */
const HEADINGS =
  /^(yum cha|mixed grill|(sunday |family |baked )?roast|banquet|barbecue|bbq|(cheese|charcuterie|grazing|snack|antipasto|tasting) ?(board|platter|plate)|charcuterie|antipasto|tapas|mezze)$/;

/** What is mixed of parts, of which each was told. */
const MIXED = /\b(shake|smoothie|overnight oats)$/;
const isWeighedOut = ({ amount, unit, each, excluded }: SentenceItem): boolean =>
  !excluded && amount !== null && !amount.article && (unit !== null || each !== null);

/** "Fish and chips: 1 piece of flake, 10 chips", "snags and mash, 4 snags": the parts with their amounts count. */
function isToldByParts({ food, excluded, unit }: SentenceItem, after: readonly SentenceItem[]) {
  const isHeading = HEADINGS.test(food) && after[0]?.join !== 'and';
  if (isHeading && !excluded && after.some(({ amount }) => amount !== null)) return true;
  const [one, two] = after.filter((item) => !item.excluded);
  const isBeside = one?.join === 'with' && one.amount !== null;
  // "Porridge made with 40 g oats"
  if (food === 'porridge' && !excluded && !unit)
    if (after.some((item) => item.food.endsWith('oats') && isWeighedOut(item))) return true;
  if (MIXED.test(food) && !excluded && !unit && one && two && (isBeside || isWeighedOut(one)))
    if (isWeighedOut(two)) return true;
  if (excluded || !JOINED.test(food) || FILLED.test(food) || (unit && isMeasured(unit)))
    return false;
  const parts = food.split(JOINED).map((part) => stem(wordsOf(part ?? '').at(-1) ?? ''));
  const isPart = (item: SentenceItem | undefined): boolean =>
    item !== undefined &&
    (parts.includes(stem(wordsOf(item.food).at(-1) ?? '')) ||
      (parts.includes('fish') && FISHES.test(item.food)));
  const [next, second] = after;
  return isPart(next) ? next?.amount !== null : isPart(second) && second?.amount !== null;
}

/** The words of a food as they were typed, not as the word that was meant instead. */
function typedFood({ food, words: own }: SentenceItem, words: readonly SentenceWord[]): string {
  const typed = own.flatMap((at) => words[at] ?? []);
  return food
    .split(' ')
    .map((word) => typed.find(({ folded }) => folded === word)?.text.toLowerCase() ?? word)
    .join(' ');
}

/**
 * What a person says they ate, as foods and amounts: the person's usual foods before others. Nothing said is dropped:
 * what names no food that
 * is known is in `notFound`, what says nothing in `unread`. Items to `ask` about are not logged before they are answered.
 */
export async function answerSentence(
  db: Db,
  owner: OwnerId,
  input: SentenceInput,
  nowMs: number,
): Promise<SentenceAnswer> {
  const known = await knownOf(db, owner, input, nowMs);
  const names = known.catalogue.names.with(ownNames(known));
  const { items, words, unread } = readSentence(input.text, names);
  const found = new Map<SentenceItem, Candidate[]>();
  for (const [at, item] of items.slice(0, MAX_ITEMS).entries()) {
    if (item.excluded) continue;
    found.set(item, await candidatesOf(db, item, known, leftOutOf(items.slice(at + 1))));
  }
  const ids = [...found.values()]
    .flat()
    .map(({ line }) => line.foodId)
    .filter((id) => id !== null);
  const foods = await foodsById(db, owner, [...new Set(ids)], known.favourites);
  const answer: SentenceAnswer = {
    meal: items.find(({ meal }) => meal !== null)?.meal ?? null,
    items: [],
    notFound: [],
    leftOut: [],
    unread: stretches(input.text, words, unread),
  };
  const taken = new Map<SentenceItem, Taken>();
  for (const [item, [likeliest, second]] of found)
    if (likeliest) taken.set(item, takenOf(item, likeliest, second, { foods, names }));
  const details = findDetails(input.text, words, items);
  const signs = findSigns({ text: input.text, words, items, details, taken, names });
  for (const [at, item] of items.entries()) {
    const next = items[at + 1];
    const [of] = (next && found.get(next)) ?? [];
    if (!item.excluded && isToldAgain(item, next, of, { text: input.text, words })) continue;
    if (isToldByParts(item, items.slice(at + 1))) continue;
    // "Green smoothie: spinach, a banana, milk"
    const parts = details.filter((head) => head === at);
    if (MIXED.test(item.food) && !item.unit && parts.length > 2) continue;
    if (item.excluded) {
      answer.leftOut.push(item.text);
      continue;
    }
    if (isPartOf(item, items, found)) continue;
    // "KFC, zinger burger and chips": where, then what.
    const isBeside = (one: SentenceItem | undefined, join: string | null | undefined): boolean =>
      one !== undefined && join === null && taken.get(one)?.category === 'takeaway-fast-food';
    const isPlace = isBeside(next, next?.join) || isBeside(items[at - 1], item.join);
    if (isChain(item.food) && isPlace) {
      answer.unread.push(item.text);
      continue;
    }
    // "Cereal, 1 cup cornflakes": the kind, then which one.
    const which = items.slice(at + 1).find(({ excluded }) => !excluded);
    const kind = taken.get(item)?.category ?? null;
    const isSameKind = kind !== null && which && taken.get(which)?.category === kind;
    if (isKindOnly(item.food, false) && which?.join === null && isSameKind && which.amount)
      continue;
    const choices = (found.get(item) ?? [])
      .map((one) => choiceOf(one, foods, eatenWith(items, at)))
      .filter((one) => one !== null);
    const [first] = choices;
    const [likeliest] = found.get(item) ?? [];
    const { text: said, meal } = item;
    if (!first || !likeliest) {
      if (isChat(item)) answer.unread.push(said);
      else answer.notFound.push({ said, food: typedFood(item, words), meal });
      continue;
    }
    const isUsual = likeliest.line.usual !== null;
    const isAnyOf = !isUsual && isKindOnly(item.food, items.length === 1);
    const own = signs.get(item) ?? [];
    // What a person eats often was eaten; only another word may mean another food.
    const telling = isUsual ? own.filter((sign) => OF_WORDS.has(sign)) : own;
    const doubts = isAnyOf ? [`Which ${item.food} was it?`] : [];
    if (!isAnyOf && doubtOf(telling) >= ASK_FROM)
      doubts.push(
        ...questionsOf(item, likeliest.line, {
          isPoor: own.includes('poor'),
          head: items[details[at] ?? at],
        }),
      );
    if (item.unclear) doubts.push('The amount is between two foods. Is it for this one?');
    const ask = doubts.length > 0 || first.question !== null;
    const confidence = ask ? 'ask' : first.assumptions.length > 0 ? 'assumed' : 'sure';
    if (doubts.length === 0) first.assumptions.push(...readAsNote(item));
    answer.items.push({ said, meal, confidence, doubts, isAnyOf, choices });
  }
  return answer;
}

/** What an item is eaten with, and on how many slices: "vegemite on 2 slices of toast". */
function eatenWith(items: readonly SentenceItem[], at: number) {
  const [item, next] = [items[at], items[at + 1]];
  const isSauce = item?.join === 'and' && item.food.endsWith(' sauce');
  const along = items[item?.beside ?? (isSauce ? at - 1 : -1)];
  const under = item?.beside === null && next?.join === 'on' ? next : items[item?.beside ?? -1];
  return { beside: along?.food.split(' ') ?? null, slices: slicesOf(under) };
}

/** Words that stand together, as they were typed. */
function stretches(
  text: string,
  words: readonly { from: number; to: number }[],
  unread: readonly number[],
): string[] {
  const found: [number, number][] = [];
  for (const at of unread) {
    const last = found.at(-1);
    if (last && last[1] === at - 1) last[1] = at;
    else found.push([at, at]);
  }
  return found.map(([a, b]) => text.slice(words[a]?.from, words[b]?.to));
}
