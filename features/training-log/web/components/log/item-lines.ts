import { recordsOfSession } from '#features/progression/rules/lifts.ts';
import type { WhyLoad } from '#features/progression/rules/progression-rule.ts';
import { type LiftsView, recordText, whyText } from '#features/progression/web/public.ts';
import { restText } from '#features/training-plans/web/public.ts';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import type { SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import type { ItemFacts } from '../../hooks/use-log.ts';
import { logText } from '../../messages/log.ts';
import { shortPlan } from '../../messages/set-words.ts';

/** What stands below an exercise's name: reps or time, effort and rest, as the boxes show the load; then why this load. */
export function linesOf(
  item: SessionItem,
  { look }: ItemFacts,
  nameOf: (exerciseId: string) => string,
): readonly string[] {
  const work = item.sets.find(({ kind }) => kind !== 'warmUp');
  const facts = [
    work?.target ? shortPlan(work.target, look) : '',
    logText.left(work?.target?.reserve ?? null, look.effort),
    restText(item.restSeconds),
  ];
  const why = item.why && whyText(item.why as unknown as WhyLoad, look.unit, nameOf);
  return [facts.filter(Boolean).join(' · '), why ?? ''].filter(Boolean);
}

/** What is better than ever before in a session so far, by exercise: "Record: best set 60 kg × 8". */
export function liveRecords(
  lifts: LiftsView | null,
  session: TrainingSession,
  unit: 'kg' | 'lb',
): ReadonlyMap<string, readonly string[]> {
  const all = lifts ? recordsOfSession(lifts.all, session) : [];
  return new Map(
    all.map(({ exerciseId, records }) => [
      exerciseId,
      records.map((record) => {
        const { name, now } = recordText(record, lifts?.of(exerciseId).settings.unit ?? unit);
        return logText.record(name, now);
      }),
    ]),
  );
}
