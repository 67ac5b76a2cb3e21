import { useMemo } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import { correctNextSet } from '#features/progression/rules/correct-set.ts';
import type { PastSet } from '#features/progression/rules/progression-rule.ts';
import { suggestItem } from '#features/progression/rules/suggest-item.ts';
import type { LiftsView } from '#features/progression/web/public.ts';
import { kitFor, loadsFor, stepLoad } from '#features/training-profile/rules/kit-of.ts';
import { useTrainingPlaces } from '#features/training-profile/web/public.ts';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { changeSet, tickSet, untickSet } from '#features/training-sessions/rules/session-edits.ts';
import type { LoggedSet, SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import { useStable } from '#platform/web/ui/use-stable.ts';
import { carryOn, teachesWhenCorrected, teachesWhenTicked } from '../../rules/carry-on.ts';
import { fieldsOf, isComplete, type SetField, valuesOfTap } from '../../rules/set-fields.ts';
import { readTyped, toText, type Writing } from '../components/keypad/typed-value.ts';
import { readySound, signal } from './signals.ts';
import { useLogSettings } from './use-log-settings.ts';
import { type Typing, useTyping } from './use-typing.ts';

export type Change = (session: TrainingSession) => TrainingSession;

/** What is known of an item beside its sets. */
export type ItemFacts = {
  exercise: Exercise | undefined;
  name: string;
  fields: readonly SetField[];
  look: Omit<Writing, 'field'> & { isBody: boolean };
};

type Options = {
  session: TrainingSession;
  pool: Pool;
  lifts: LiftsView | null;
  change: (edit: Change) => void;
  /** the moment that a tick gets: now, or in a session that is over its end */
  momentOf: () => string;
  beforeOf: (item: SessionItem, set: LoggedSet) => Partial<PastSet> | null;
  onSet: (itemId: string, setId: string) => void;
  onClock: (itemId: string, setId: string) => void;
};

const LOOKS = new Map<string, ItemFacts['look']>();

/** One object for each way of writing, so that rows know it again. */
function lookOf(
  unit: 'kg' | 'lb',
  effort: 'rir' | 'rpe',
  isLong: boolean,
  isBody: boolean,
): ItemFacts['look'] {
  const key = `${unit} ${effort} ${isLong} ${isBody}`;
  const look = LOOKS.get(key) ?? { unit, effort, isLong, isBody };
  LOOKS.set(key, look);
  return look;
}

const STEPS: Readonly<Record<SetField, number>> = {
  loadKg: 0,
  reps: 1,
  seconds: 5,
  metres: 10,
  reserve: 1,
};

/** The acts of the rows and the keypad; the same functions throughout, so that rows are not drawn again. */
export type LogActs = {
  /** `isDone`: it is shown as done, and the tap takes that back. */
  tick: (itemId: string, setId: string, isDone?: boolean) => void;
  openField: (itemId: string, setId: string, field: SetField) => void;
  type: (text: string) => void;
  step: (by: 1 | -1) => void;
  nextField: () => void;
  storeTyped: () => void;
  closeKeypad: () => void;
  copyBefore: (itemId: string, setId: string) => void;
  openSet: (itemId: string, setId: string) => void;
  startClock: (itemId: string, setId: string) => void;
};

const focusField = (setId: string, field: SetField): void => {
  const box = document.querySelector<HTMLElement>(`[data-field="${setId} ${field}"]`);
  box?.focus({ preventScroll: true });
  box?.closest('li')?.scrollIntoView({ block: 'nearest' });
};

type Found = { item: SessionItem; set: LoggedSet };

type FactsFrom = Pick<Options, 'pool' | 'lifts'> & {
  weightUnit: 'kg' | 'lb';
  effort: ReturnType<typeof useLogSettings>['effort'];
};

/** What is known of items, the same object for the same item. */
function makeFactsOf({ pool, lifts, weightUnit, effort }: FactsFrom) {
  const known = new WeakMap<SessionItem, ItemFacts>();
  return (item: SessionItem): ItemFacts => {
    const made = known.get(item);
    if (made) return made;
    const exercise = item.exerciseId === null ? undefined : pool.find(item.exerciseId);
    const settings = item.exerciseId === null ? null : lifts?.of(item.exerciseId).settings;
    const facts = {
      exercise,
      name: item.name ?? pool.nameOf(item.exerciseId ?? ''),
      fields: fieldsOf(item, exercise, effort !== 'none'),
      look: lookOf(
        settings?.unit ?? weightUnit,
        effort === 'rpe' ? 'rpe' : 'rir',
        item.measure === 'metresSeconds',
        item.measure === 'bodyweight',
      ),
    };
    known.set(item, facts);
    return facts;
  };
}

function findSet({ work }: TrainingSession, itemId: string, setId: string): Found | null {
  const item = work.items.find(({ id }) => id === itemId);
  const set = item?.sets.find(({ id }) => id === setId);
  return item && set ? { item, set } : null;
}

/** All that a session under way does, whichever way it is shown. */
export function useLog(options: Options) {
  const asks = useLogSettings();
  const { weightUnit } = useUnits();
  const places = useTrainingPlaces().data;
  const { session, pool, lifts } = options;
  const place = places?.find(({ name }) => name === session.placeName) ?? null;

  const factsOf = useMemo(
    () => makeFactsOf({ pool, lifts, weightUnit, effort: asks.effort }),
    [pool, lifts, weightUnit, asks.effort],
  );
  const kitOf = (exercise: Exercise, unit: 'kg' | 'lb') => kitFor(exercise, place, unit);
  const find = (itemId: string, setId: string) => findSet(session, itemId, setId);
  const tapOf = (item: SessionItem, set: LoggedSet) =>
    valuesOfTap(item, set, factsOf(item).fields, options.beforeOf(item, set));

  /** Today's loads for an exercise that comes into the session now. */
  const suggest = (item: SessionItem, exercise: Exercise): SessionItem => {
    const target = item.sets.find(({ kind }) => kind !== 'warmUp')?.target;
    // A session that is over is only written down.
    return lifts && session.finishedAt === null
      ? suggestItem(item, exercise, lifts.of(exercise.id), {
          today: session.date,
          range: target?.reps ?? null,
          seconds: target?.seconds ?? null,
          reserve: target?.reserve ?? null,
          kit: kitOf(exercise, factsOf(item).look.unit),
          isDeload: session.work.items.some(({ why }) => why?.kind === 'light'),
        })
      : item;
  };

  /** What the person did is learnt from at once: the sets after it get its load, corrected by its effort, and its reps. */
  const learnFrom = (now: TrainingSession, { item, set }: Found): TrainingSession => {
    const { exercise, look } = factsOf(item);
    const loadKg = exercise
      ? correctNextSet(exercise, set, {
          planned: set.target?.reserve ?? null,
          kit: kitOf(exercise, look.unit),
          stepKg: lifts?.of(exercise.id).settings.stepKg ?? null,
        })
      : set.loadKg;
    return carryOn(now, item.id, set.id, { loadKg, reps: set.reps });
  };

  /** As one tap logs it, on the newest there is: what was typed a moment ago may not be drawn yet. */
  const tickNow = (
    { itemId, setId, at }: { itemId: string; setId: string; at: string },
    typed: Partial<LoggedSet> = {},
  ): Change => {
    return (now) => {
      const found = findSet(now, itemId, setId);
      if (!found) return now;
      const current = { ...found.set, ...typed };
      const values = tapOf(found.item, current);
      const set = { ...current, ...values };
      const done = tickSet(changeSet(now, setId, values), setId, at);
      return teachesWhenTicked(set) ? learnFrom(done, { item: found.item, set }) : done;
    };
  };

  const put = ({ setId, field }: Typing, value: number | null) =>
    options.change((now) => changeSet(now, setId, { [field]: value }));
  const typingHook = useTyping((typed) => {
    const found = find(typed.itemId, typed.setId);
    if (!found) return;
    const value = readTyped(typed.text, { ...factsOf(found.item).look, field: typed.field });
    if (value === 'invalid') return;
    options.change((now) => {
      const changed = changeSet(now, typed.setId, { [typed.field]: value });
      const newest = findSet(changed, typed.itemId, typed.setId);
      // Effort is often said after the tick.
      return newest && teachesWhenCorrected(newest.item, newest.set)
        ? learnFrom(changed, newest)
        : changed;
    });
  });
  const { typing } = typingHook;

  const acts: LogActs = {
    tick(itemId, setId, isDone) {
      readySound();
      typingHook.keep();
      const isTyping = typing?.setId === setId;
      typingHook.close();
      const found = find(itemId, setId);
      if (!found) return;
      const { item, set } = found;
      if (isDone) {
        options.change((now) => untickSet(now, setId));
        return;
      }
      const typed =
        isTyping && typing && !typing.isFresh
          ? readTyped(typing.text, { ...factsOf(item).look, field: typing.field })
          : 'invalid';
      const current = typed === 'invalid' || !typing ? {} : { [typing.field]: typed };
      const values = tapOf(item, { ...set, ...current });
      const missing = factsOf(item).fields.find((field) => (values[field] ?? null) === null);
      // Nothing to log yet: the first tap asks for it, a second one ticks all the same.
      if (!isTyping && missing && !isComplete(item.measure, values)) {
        focusField(setId, missing);
        return;
      }
      options.change(tickNow({ itemId, setId, at: options.momentOf() }, current));
      // While the disk is at work.
      setTimeout(() => signal('tick'));
    },
    openField(itemId, setId, field) {
      const found = find(itemId, setId);
      if (!found) return;
      const writing = { ...factsOf(found.item).look, field };
      typingHook.open({ itemId, setId, field, text: toText(found.set[field], writing) });
    },
    type: typingHook.type,
    step(by) {
      const found = typing && find(typing.itemId, typing.setId);
      if (!found) return;
      const { exercise, look } = factsOf(found.item);
      const { field } = typing;
      const typed = typing.isFresh ? null : readTyped(typing.text, { ...look, field });
      const from =
        typeof typed === 'number' ? typed : (tapOf(found.item, found.set)[field] ?? null);
      const value =
        field === 'loadKg'
          ? stepLoad(
              from ?? 0,
              by,
              exercise ? loadsFor(exercise, kitOf(exercise, look.unit)) : [],
              { unit: look.unit, mayHelp: look.isBody },
            )
          : field === 'reserve'
            ? Math.min(10, Math.max(0, (from ?? 2) + by * (look.effort === 'rpe' ? -0.5 : 1)))
            : Math.max(0, (from ?? 0) + by * STEPS[field] * (look.isLong ? 10 : 1));
      put(typing, value);
      typingHook.show(toText(value, { ...look, field }));
    },
    nextField() {
      const found = typing && find(typing.itemId, typing.setId);
      if (!found) return;
      const { fields } = factsOf(found.item);
      const next = fields[fields.indexOf(typing.field) + 1];
      const { sets } = found.item;
      const after = sets.slice(sets.indexOf(found.set) + 1).find(({ doneAt }) => doneAt === null);
      if (next) focusField(typing.setId, next);
      else if (after && fields[0]) focusField(after.id, fields[0]);
      else acts.closeKeypad();
    },
    storeTyped: typingHook.keep,
    // The focus stays in the box: a real keyboard goes on from there.
    closeKeypad: typingHook.close,
    copyBefore(itemId, setId) {
      const found = find(itemId, setId);
      const before = found && options.beforeOf(found.item, found.set);
      if (!before) return;
      const { fields } = factsOf(found.item);
      const values = Object.fromEntries(
        fields
          .filter((field) => field !== 'reserve')
          .map((field) => [field, before[field] ?? null]),
      );
      options.change((now) => changeSet(now, setId, values));
    },
    openSet: options.onSet,
    startClock(itemId, setId) {
      readySound();
      options.onClock(itemId, setId);
    },
  };

  const stable = useStable(acts);

  /** A set that a clock has ended. */
  const tickAt = (item: SessionItem, set: LoggedSet, at: string): void =>
    options.change((now) => {
      const values = tapOf(item, findSet(now, item.id, set.id)?.set ?? set);
      return tickSet(changeSet(now, set.id, values), set.id, at);
    });

  return {
    tickAt,
    acts: stable,
    factsOf,
    kitOf,
    tapOf,
    typing,
    press: typingHook.press,
    settings: asks,
    suggest,
  };
}

export type Log = ReturnType<typeof useLog>;
