import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import { type Kit, toAchievableKg, toNextKg } from '#features/training-profile/rules/kit.ts';
import { asPlanned } from '#features/training-sessions/rules/session-edits.ts';
import type {
  LoggedSet,
  SessionItem,
  SetValues,
} from '#features/training-sessions/rules/session-kinds.ts';
import type { Chance } from './chance.ts';

/** What the sample person lifts at first for eight to twelve reps, kg, with a bar or a machine. */
const FIRST_KG: Partial<Record<Pattern, number>> = {
  squat: 50,
  lunge: 26,
  knee_iso: 30,
  hinge: 60,
  bridge: 60,
  ham_iso: 30,
  calf: 40,
  hpush: 40,
  chest_iso: 20,
  vpush: 26,
  side_iso: 14,
  triceps: 20,
  vpull: 40,
  hpull: 38,
  rear_iso: 12,
  biceps: 20,
  core: 10,
  carry: 36,
};
/** Against a bar, with dumbbells in both hands together. */
const DUMBBELL_SHARE = 0.8;
const HELP_KG = -30;
/** m/s, at an easy pace */
const PACES: Record<string, number> = {
  walk: 1.5,
  run: 2.6,
  cycl: 6.5,
  bike: 6.5,
  row: 3.4,
  swim: 0.8,
};

type Form = { loadKg: number | null; reps: number; seconds: number };

const paceOf = (id: string): number | null =>
  Object.entries(PACES).find(([word]) => id.includes(word))?.[1] ?? null;

/**
 * A person whose lifts grow as double progression has it: a rep more when a session went well, and the
 * next weight once the top of the range is reached. It goes less well on some days.
 */
export function makeLifter(chance: Chance) {
  const forms = new Map<string, Form>();

  function startOf(exercise: Exercise, item: SessionItem, kit: Kit): Form {
    const { reps, seconds } = item.sets[0]?.target ?? { reps: null, seconds: null };
    const bar = FIRST_KG[exercise.pattern] ?? 20;
    const share = exercise.kit[0]?.includes('dumbbells') ? DUMBBELL_SHARE / item.pieces : 1;
    const wanted = bar * share * (exercise.compound ? 1 : 0.9);
    const helped = item.measure === 'bodyweight' && exercise.loadType === 'external';
    const loadKg = helped ? HELP_KG : toAchievableKg(kit, exercise, wanted);
    return { loadKg, reps: reps?.[0] ?? 8, seconds: seconds?.[0] ?? 30 };
  }

  function grow(exercise: Exercise, item: SessionItem, kit: Kit, form: Form): Form {
    const { reps, seconds } = item.sets[0]?.target ?? { reps: null, seconds: null };
    if (seconds) return { ...form, seconds: Math.min(seconds[1], form.seconds + 3) };
    if (!reps || form.reps < reps[1]) return { ...form, reps: form.reps + 1 };
    const nextKg =
      form.loadKg !== null && form.loadKg > 0 ? toNextKg(kit, exercise, form.loadKg) : null;
    return nextKg === null ? form : { ...form, loadKg: nextKg, reps: reps[0] };
  }

  function valuesOf(
    exercise: Exercise,
    item: SessionItem,
    form: Form,
    at: number,
  ): Partial<SetValues> {
    if (item.measure === 'metresSeconds') {
      const seconds = Math.round(form.seconds * chance.between(0.97, 1.03));
      const pace = paceOf(exercise.id);
      return {
        seconds,
        metres: pace && Math.round((seconds * pace * chance.between(0.94, 1.06)) / 10) * 10,
        heartRate: Math.round(chance.between(128, 148)),
      };
    }
    if (item.measure === 'seconds') return { loadKg: form.loadKg, seconds: form.seconds };
    const tired = at >= 2 && chance.next() < 0.4 ? 1 : 0;
    const target = item.sets[at]?.target?.reserve ?? 2;
    return {
      loadKg: form.loadKg,
      reps: Math.max(1, form.reps - tired),
      reserve: Math.max(0, Math.min(5, target + chance.pick([-1, 0, 0, 0, 1] as const) - tired)),
    };
  }

  /** The item as it was done, its sets ticked by `tick`; one that is left out stays open. */
  return (
    exercise: Exercise,
    item: SessionItem,
    kit: Kit,
    tick: (at: number) => string | null,
  ): SessionItem => {
    const form = forms.get(exercise.id) ?? startOf(exercise, item, kit);
    const went = chance.next();
    const sets = item.sets.map((set, at): LoggedSet => {
      const doneAt = tick(at);
      if (doneAt === null) return set;
      return asPlanned({ ...set, ...valuesOf(exercise, item, form, at) }, doneAt);
    });
    if (went < 0.8) forms.set(exercise.id, grow(exercise, item, kit, form));
    else forms.set(exercise.id, form);
    return { ...item, sets };
  };
}
