import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { nameKit } from '#features/exercises/web/public.ts';

/** The usual kit in a few words: what a list has room for. */
export const describeKit = ({ kit }: Pick<Exercise, 'kit'>): string => nameKit(kit[0] ?? []);
