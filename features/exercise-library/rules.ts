import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { PageHead } from '#features/public-site/rules.ts';

/** The longest that search pages show. */
const MAX_TITLE_CHARACTERS = 60;
const MAX_DESCRIPTION_CHARACTERS = 160;

const firstThatFits = (texts: readonly [string, ...string[]], characters: number): string =>
  texts.find((text) => text.length <= characters) ?? texts[0].slice(0, characters);

/** The page that lists every exercise of the library for anybody. */
export const EXERCISES_HEAD: PageHead = {
  path: '/exercises',
  canonical: '/exercises',
  title: 'Exercises, with steps and muscles · Vigour',
  description:
    'Every exercise of Vigour, sorted by movement and for any equipment. Each with its steps, its muscles and what would do instead.',
};

/** What a search engine and a shared link say of an exercise's public page. */
export function headOfExercise({ id, name, whatFor }: Exercise): PageHead {
  const path = `/exercises/${id}`;
  return {
    path,
    canonical: path,
    title: firstThatFits(
      [`${name}: how to do it · Vigour`, `${name} · Vigour`],
      MAX_TITLE_CHARACTERS,
    ),
    description: firstThatFits(
      [
        `${name}: ${whatFor} Steps in pictures, the muscles that work, what it needs and what would do instead.`,
        `${name}: ${whatFor} Steps, muscles, and what would do instead.`,
        `${whatFor} Steps, muscles, and what would do instead.`,
      ],
      MAX_DESCRIPTION_CHARACTERS,
    ),
  };
}

/** An exercise as schema.org data, with its address below `origin`. */
export const structuredExercise = (exercise: Exercise, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  name: exercise.name,
  description: exercise.whatFor,
  url: `${origin}/exercises/${exercise.id}`,
  step: exercise.cues.map((text, at) => ({ '@type': 'HowToStep', position: at + 1, text })),
});
