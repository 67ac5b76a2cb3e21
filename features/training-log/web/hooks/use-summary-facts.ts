import { useUnits } from '#features/account/web/public.ts';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { figuresOf, lastedSeconds } from '#features/training-sessions/rules/session-figures.ts';
import { kgToLb } from '#platform/shared/units.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { summaryText } from '../messages/summary.ts';

export type Fact = { name: string; value: string };

/** Duration, sets, volume and exercises of a session, as far as they are known. */
export function useSummaryFacts(session: TrainingSession): readonly Fact[] {
  const { weightUnit } = useUnits();
  const { sets, exercises, volumeKg } = figuresOf(session);
  const seconds = session.finishedAt === null ? null : lastedSeconds(session, 0);
  const volume = volumeKg === null ? null : weightUnit === 'lb' ? kgToLb(volumeKg) : volumeKg;
  return [
    ...(seconds === null
      ? []
      : [
          {
            name: summaryText.duration,
            value: summaryText.minutes(Math.max(1, Math.round(seconds / 60))),
          },
        ]),
    { name: summaryText.sets, value: `${sets}` },
    ...(volume === null
      ? []
      : [{ name: summaryText.volume, value: `${wholeText(Math.round(volume))} ${weightUnit}` }]),
    { name: summaryText.exercises, value: `${exercises}` },
  ];
}
