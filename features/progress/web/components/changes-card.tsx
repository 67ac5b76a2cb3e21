import { useNumbersHidden, useUnits } from '#features/account/web/public.ts';
import { weightIn } from '#features/nutrition/rules/weight/weigh-in.ts';
import { kcalToKj } from '#platform/shared/units.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { ProgressData } from '../../rules/progress-data.ts';
import { type Change, whatChanged } from '../../rules/what-changed.ts';
import { changesText } from '../messages/changes.ts';
import { useMaxText } from './lifts-card.tsx';

const ADULT_AGE = 18;

/** The last four weeks in at most three sentences, each with its numbers. */
export function ChangesCard({ data }: { data: ProgressData }) {
  const gentle = useNumbersHidden();
  const say = useChangeText();
  const isMinor = data.age !== null && data.age < ADULT_AGE;
  const changes = whatChanged(data, { weight: gentle || isMinor, energy: gentle });
  return (
    <Card title={changesText.title} className="break-inside-avoid">
      {changes.length === 0 ? (
        <p className="text-muted">{changesText.none}</p>
      ) : (
        <ul className="grid gap-1.5">
          {changes.map((change) => (
            <li key={change.kind}>{say(change)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function useChangeText() {
  const { energy, energyUnit, weightUnit } = useUnits();
  const max = useMaxText();
  const weight = (kg: number) => `${weightIn(kg, weightUnit).toFixed(1)}\u00a0${weightUnit}`;
  const { unit } = energy(0);
  const inUnit = (kcal: number) => Math.round(energyUnit === 'kj' ? kcalToKj(kcal) : kcal);
  const energyText = (whole: number) => `${wholeText(whole)}\u00a0${unit}`;
  return (change: Change): string => {
    switch (change.kind) {
      case 'weight': {
        const [was, is] = [weight(change.beforeKg), weight(change.kg)];
        const by = Math.abs(
          Number(weightIn(change.kg, weightUnit).toFixed(1)) -
            Number(weightIn(change.beforeKg, weightUnit).toFixed(1)),
        );
        const isLess = change.kg < change.beforeKg;
        const text = `${by.toFixed(1)}\u00a0${weightUnit} ${isLess ? 'less' : 'more'}`;
        return changesText.weight(was, is, was === is ? null : text);
      }
      case 'energy': {
        const by = inUnit(change.kcal) - inUnit(change.beforeKcal);
        const text = `${energyText(Math.abs(by))} ${by < 0 ? 'less' : 'more'}`;
        return changesText.energy(
          energyText(inUnit(change.kcal)),
          by === 0 ? null : text,
          changesText.fullDays(change.days, change.daysBefore),
        );
      }
      case 'sessions':
        return changesText.sessions(change.count, change.before);
      case 'lift':
        return changesText.lift(change.name, max.text(change.beforeKg), max.text(change.kg));
      case 'cardio':
        return changesText.cardio(change.minutes, change.before);
    }
  };
}
