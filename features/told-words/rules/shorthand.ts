import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { fold } from '#features/foods/rules/search/search-words.ts';
import { FROM_ABROAD } from './from-abroad.ts';
import { SHORT_FORMS } from './short-forms.ts';

/** Words of everyday English that are heard for one of food: believed only where the words beside them agree. */
const HEARD = `
cereal: serial
cereals: serials
flour: flower
steak: stake
steaks: stakes
leek: leak
leeks: leaks
bread: bred
meat: meet
roll: role
rolls: roles
wrap: rap
sauce: source
mussels: muscles
thyme: time
currants: currents
mousse: moose
chilli: chilly
flakes: flags
hearts: harts
berry: bury
whey: way
tea: tee
latte: late
plum: plumb
yolk: yoke
yolks: yokes
whole: hole
pear: pair
pears: pairs
cheese: cheers
bean: been
salad: solid
prawns: prongs
curry: carry
chips: ships
sparkling: sparking
draught: draft
rice: rise
ham: hem
mince: mints
pie: pi
`;

/** A form that people type for a name, word by word. */
export type TypedForm = {
  typed: readonly string[];
  meant: string;
  /** the catalogue may call another food so: what it knows itself goes first */
  isDish: boolean;
};

function formsOf(list: string, isDish: boolean): TypedForm[] {
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [meant = '', typed = ''] = line.split(': ');
      return typed.split(', ').map((form) => ({ typed: fold(form).split(' '), meant, isDish }));
    });
}

const byFirstWord = new Map<string, TypedForm[]>();
for (const form of [...formsOf(SHORT_FORMS, false), ...formsOf(FROM_ABROAD, true)]) {
  const first = form.typed[0] ?? '';
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), form]);
}
for (const forms of byFirstWord.values()) forms.sort((a, b) => b.typed.length - a.typed.length);

/** What may be in the middle of one form: "w/out", "sour-dough". */
const WITHIN = /^ ?[-/]? ?$/;

/** The longest form that begins at a word. */
export function formAt(
  text: string,
  words: readonly SentenceWord[],
  at: number,
): TypedForm | undefined {
  // "PB2": a word and its figure.
  const next = words[at + 1];
  const glued = next?.close ? `${words[at]?.folded}${next.folded}` : '';
  const whole = byFirstWord.get(glued)?.find(({ typed }) => typed.length === 1);
  if (whole) return { ...whole, typed: [words[at]?.folded ?? '', next?.folded ?? ''] };
  return byFirstWord.get(words[at]?.folded ?? '')?.find(({ typed }) =>
    typed.every((word, place) => {
      const one = words[at + place];
      const before = words[at + place - 1];
      const isWithin = place === 0 || WITHIN.test(text.slice(before?.to, one?.from));
      return one?.folded === word && isWithin;
    }),
  );
}

const HEARD_FOR = new Map(
  formsOf(HEARD, false).map(({ typed, meant }) => [typed.join(' '), meant] as const),
);
/** The word of food that an everyday word may have been heard for. */
export const heardFor = (folded: string): string | undefined => HEARD_FOR.get(folded);
