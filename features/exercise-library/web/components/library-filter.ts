import { useLocation, useSearchParams } from 'wouter';
import { EQUIPMENT } from '#features/exercises/rules/equipment-kinds.ts';
import { LEVELS, MUSCLES, PATTERNS } from '#features/exercises/rules/exercise-kinds.ts';
import type { ExerciseFilter } from '#features/exercises/rules/search-exercises.ts';
import { LIBRARY } from './exercise-addresses.ts';

const oneOf = <Value extends string>(all: readonly Value[], typed: string | null): Value | null =>
  all.find((value) => value === typed) ?? null;

/** Exercises that the person has marked or added. */
export const SHOWN = ['favourite', 'own', 'never'] as const;
export type Shown = (typeof SHOWN)[number];

export type LibraryFilter = ExerciseFilter & { show: Shown | null };

/** Text and filters stand in the address, so that Back finds them again. */
export function useLibraryFilter(): [LibraryFilter, (change: Partial<LibraryFilter>) => void] {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const filter: LibraryFilter = {
    text: search.get('q') ?? '',
    equipment: oneOf(['none', ...EQUIPMENT], search.get('equipment')),
    muscle: oneOf(MUSCLES, search.get('muscle')),
    pattern: oneOf(PATTERNS, search.get('movement')),
    level: oneOf(LEVELS, search.get('level')),
    show: oneOf(SHOWN, search.get('show')),
  };
  const change = (part: Partial<LibraryFilter>) => {
    const { text, equipment, muscle, pattern, level, show } = { ...filter, ...part };
    const named = { q: text, equipment, muscle, movement: pattern, level, show };
    const kept = Object.entries(named).filter((entry): entry is [string, string] => !!entry[1]);
    const query = new URLSearchParams(kept).toString();
    navigate(query ? `${LIBRARY}?${query}` : LIBRARY, { replace: true });
  };
  return [filter, change];
}
