import { useUnits } from '#features/account/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import { recordText, useLifts, useSessionRecords } from '#features/progression/web/public.ts';
import type { TrainingSession } from '#features/training-sessions/contract.ts';

export type RecordLine = {
  exercise: string;
  isEstimate: boolean;
  name: string;
  now: string;
  before: string;
};

/** The records of a session in words, each with what it beat. */
export function useRecordTexts(session: TrainingSession, pool: Pool): readonly RecordLine[] {
  const { weightUnit } = useUnits();
  const { lifts } = useLifts();
  const all = useSessionRecords(session.id) ?? [];
  return all.flatMap(({ exerciseId, records }) =>
    records.map((record) => ({
      exercise: pool.nameOf(exerciseId),
      isEstimate: record.kind === 'max',
      ...recordText(record, lifts?.of(exerciseId).settings.unit ?? weightUnit),
    })),
  );
}
