import { addWishes } from '#features/meal-wishes/rules/change-chips.ts';
import type { MealWishes } from '#features/meal-wishes/rules/meal-wishes.ts';
import { MAX_EATERS } from './plan-kinds.ts';
import type { PlanPerson, PlanSettings } from './plan-settings.ts';

/** Portion of a child of school age against an adult's (Australian Dietary Guidelines: about 6,000 of 8,700 kJ). */
const USUAL_KID_SHARE = 0.7;
const CHILD = /^child-\d+$/;

type WhoEats = Pick<MealWishes, 'people' | 'kids' | 'kidShare' | 'partnerShare'>;
type Names = { person: (count: number) => string; child: (count: number) => string };

/**
 * Who eats, as it was said in words: people who are there stay, the others come as portions or go. Nothing
 * said about them changes nobody.
 */
export function peopleSaid(
  people: readonly PlanPerson[],
  { people: said, kids, kidShare, partnerShare }: WhoEats,
  names: Names,
): PlanPerson[] {
  if (said === null && kids === null && partnerShare === null) return [...people];
  const isChild = ({ id }: PlanPerson) => CHILD.test(id);
  const grown = people.filter((one) => !isChild(one));
  // With a partner nobody is alone at the table.
  const adults = partnerShare === null ? said : Math.max(2, said ?? grown.length);
  const small = people.filter(isChild);
  const free = (prefix: string) => {
    let count = 1;
    while (people.some(({ id }) => id === `${prefix}-${count + 1}`)) count += 1;
    return (at: number) => `${prefix}-${count + 1 + at}`;
  };
  const fill = (
    list: readonly PlanPerson[],
    count: number,
    make: (at: number) => PlanPerson,
  ): PlanPerson[] => [
    ...list.slice(0, count),
    ...Array.from({ length: Math.max(0, count - list.length) }, (_, at) => make(at)),
  ];
  const [personId, childId] = [free('person'), free('child')];
  const share = kidShare ?? USUAL_KID_SHARE;
  return [
    ...fill(grown, Math.max(1, adults ?? grown.length), (at) => ({
      id: personId(at),
      name: names.person(grown.length + at + 1),
      share: 1,
    })).map((one, at) => (at === 1 ? { ...one, share: partnerShare ?? one.share } : one)),
    ...fill(small, kids ?? small.length, (at) => ({
      id: childId(at),
      name: names.child(small.length + at + 1),
      share,
    })),
  ].slice(0, MAX_EATERS);
}

/** Settings with more said in words: who eats are people of the plan, all else are wishes. */
export function withSaid(settings: PlanSettings, more: MealWishes, names: Names): PlanSettings {
  const wishes = { ...more, people: null, kids: null, kidShare: null, partnerShare: null };
  return {
    ...settings,
    people: peopleSaid(settings.people, more, names),
    wishes: { ...settings.wishes, said: addWishes(settings.wishes.said, wishes) },
  };
}
