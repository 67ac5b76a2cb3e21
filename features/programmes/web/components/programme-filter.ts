import { useLocation, useSearchParams } from 'wouter';
import type { Goal } from '#features/account/contract.ts';
import { GOALS } from '#features/account/rules/person-kinds.ts';
import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import { STARTER_KITS, type StarterKit } from '#features/exercises/rules/starter-kits.ts';
import type { Programme } from '../../rules/programme.ts';

export const PROGRAMMES_ADDRESS = '/workouts/programmes';

export type ProgrammeFilter = {
  days: number | null;
  kit: StarterKit | null;
  goal: Goal | null;
};

const isKit = (value: string): value is StarterKit => value in STARTER_KITS;

/** The filters stand in the address, so that Back finds them again. */
export function useProgrammeFilter(): [
  ProgrammeFilter,
  (change: Partial<ProgrammeFilter>) => void,
] {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const kit = search.get('equipment') ?? '';
  const filter: ProgrammeFilter = {
    days: Number(search.get('days')) || null,
    kit: isKit(kit) ? kit : null,
    goal: GOALS.find((one) => one === search.get('goal')) ?? null,
  };
  const change = (part: Partial<ProgrammeFilter>) => {
    const { days, kit: equipment, goal } = { ...filter, ...part };
    const kept = Object.entries({ days, equipment, goal }).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)]],
    );
    const query = new URLSearchParams(kept).toString();
    navigate(query ? `${PROGRAMMES_ADDRESS}?${query}` : PROGRAMMES_ADDRESS, { replace: true });
  };
  return [filter, change];
}

/** Whether a programme is for so many days, this goal, and needs no more than this equipment. */
export function passesFilter(programme: Programme, { days, kit, goal }: ProgrammeFilter): boolean {
  if (days !== null && programme.days !== days) return false;
  if (goal !== null && programme.goal !== goal) return false;
  const there: readonly Equipment[] | null = kit === null ? null : STARTER_KITS[kit];
  return there === null || STARTER_KITS[programme.kit].every((one) => there.includes(one));
}
