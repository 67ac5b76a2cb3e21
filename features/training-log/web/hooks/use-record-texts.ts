import type { Pool } from '#features/own-exercises/web/public.ts';
import { recordText, useSessionRecords } from '#features/progression/web/public.ts';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { useUnitOf } from './use-unit-of.ts';

export type RecordLine = {
  exercise: string;
  isEstimate: boolean;
  name: string;
  now: string;
  before: string;
};

/** The records of a session in words, each with what it beat. */
export function useRecordTexts(session: TrainingSession, pool: Pool): readonly RecordLine[] {
  const unitOf = useUnitOf();
  const all = useSessionRecords(session.id) ?? [];
  return all.flatMap(({ exerciseId, records }) =>
    records.map((record) => ({
      exercise: pool.nameOf(exerciseId),
      isEstimate: record.kind === 'max',
      ...recordText(record, unitOf(exerciseId)),
    })),
  );
}
