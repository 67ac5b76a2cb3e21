import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { WeightUnit } from '#features/training-profile/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { findNewer, recordMutations } from '#platform/web/records/record-mutations.ts';
import { exerciseSettingsApi, liftsApi } from '../contract.ts';
import type { KnownDay, KnownLift } from '../rules/lifts.ts';
import { type LiftSettings, NO_SETTINGS } from '../rules/progression-rule.ts';
import { NO_BESTS } from '../rules/records/bests.ts';
import type { LiftRecord } from '../rules/records/find-records.ts';
import { settingsByExercise } from '../rules/settings.ts';
import { settingsMessages } from './messages/settings.ts';

/** What is known of an exercise, and what the person chose for it. */
export type LiftView = KnownLift & { settings: LiftSettings };

export type LiftsView = {
  /** of any exercise; one without a past has none */
  of: (exerciseId: string) => LiftView;
  all: readonly KnownLift[];
  days: readonly KnownDay[];
};

type Options = {
  /** Whether what changes elsewhere is asked for at once; a session under way keeps what it began with. */
  live?: boolean;
};

/** What the loads of today follow from; null until it is known on this device. */
export function useLifts({ live = true }: Options = {}): {
  lifts: LiftsView | null;
  error: Error | null;
} {
  const settings = useQuery(queryOf(exerciseSettingsApi.list, {}));
  const list = queryOf(liftsApi.list, {});
  const known = useQuery({
    ...list,
    enabled: (query) => live || query.state.data === undefined,
  });
  const lifts = useMemo((): LiftsView | null => {
    if (!known.data || !settings.data) return null;
    const all = known.data.lifts as readonly KnownLift[];
    const byId = new Map(all.map((lift) => [lift.exerciseId, lift]));
    const chosen = settingsByExercise(settings.data);
    return {
      all,
      days: known.data.days,
      of: (exerciseId) => ({
        ...(byId.get(exerciseId) ?? { exerciseId, sessions: [], bests: NO_BESTS }),
        settings: chosen.get(exerciseId) ?? NO_SETTINGS,
      }),
    };
  }, [known.data, settings.data]);
  return { lifts, error: known.error ?? settings.error };
}

/** The unit in which an exercise is lifted: its own, else the person's. */
export function useUnitOf(): (exerciseId: string) => WeightUnit {
  const own = useUnits().weightUnit;
  const { data } = useQuery(queryOf(exerciseSettingsApi.list, {}));
  return useMemo(() => {
    const chosen = settingsByExercise(data ?? []);
    return (exerciseId) => chosen.get(exerciseId)?.unit ?? own;
  }, [data, own]);
}

/** The records of a finished session by exercise, each with what it beat; undefined until they are known. */
export function useSessionRecords(
  sessionId: string,
): readonly { exerciseId: string; records: readonly LiftRecord[] }[] | undefined {
  const { data } = useQuery(queryOf(liftsApi.records, { params: { sessionId } }));
  return data as readonly { exerciseId: string; records: LiftRecord[] }[] | undefined;
}

const records = recordMutations(exerciseSettingsApi, settingsMessages);

/** Saves what the person chose for an exercise; each with Undo. Nothing chosen is nothing kept. */
export function useSaveLiftSettings(exerciseId: string) {
  const { data } = useQuery(queryOf(exerciseSettingsApi.list, {}));
  const before = data && settingsByExercise(data).get(exerciseId);
  const add = useMutation(records.add);
  const edit = useMutation(records.edit((error) => findNewer(error) !== null));
  const remove = useMutation(records.remove);
  return {
    isPending: add.isPending || edit.isPending || remove.isPending,
    save(settings: LiftSettings): Promise<unknown> {
      const isUsual = Object.values(settings).every((value) => value === null);
      if (!before) {
        return isUsual
          ? Promise.resolve()
          : add.mutateAsync({ id: newId(), exerciseId, ...settings });
      }
      return isUsual
        ? remove.mutateAsync(before)
        : edit.mutateAsync({ now: { ...before, ...settings }, before });
    },
  };
}
