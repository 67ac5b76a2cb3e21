import { useCurrentUser, useNumbersHidden, useUnits } from '#features/account/web/public.ts';
import { durationText } from '#platform/shared/duration-text.ts';
import { Headline, type HeadlineFigure } from '#platform/web/charts/headline.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { Activity } from '../../../contract.ts';
import { energyOf } from '../../../rules/energy.ts';
import { formatDistance, formatPace } from '../../../rules/figures.ts';
import { figuresText } from '../../messages/page.ts';

const known = <Value,>(label: string, value: Value | null, unit: string): HeadlineFigure[] =>
  value === null ? [] : [{ label, value: String(value), unit }];

function figuresOf(activity: Activity): HeadlineFigure[] {
  const { kind, metres, seconds, fromFile } = activity;
  const pace = formatPace(activity, kind);
  const elapsed = fromFile?.elapsedSeconds ?? seconds;
  return [
    ...(metres === null ? [] : [{ label: figuresText.distance, ...formatDistance(metres, kind) }]),
    {
      label: elapsed > seconds ? figuresText.movingTime : figuresText.time,
      value: durationText(seconds),
      unit: null,
    },
    ...(elapsed > seconds
      ? [{ label: figuresText.wholeTime, value: durationText(elapsed), unit: null }]
      : []),
    ...(pace
      ? [
          {
            label: pace.unit === 'km/h' ? figuresText.speed : figuresText.pace,
            value: pace.value,
            // Short, so that it stays on its line.
            unit: pace.unit.replace('min/', '/'),
          },
        ]
      : []),
    ...known(figuresText.heartRate, activity.heartRate, 'bpm'),
    ...known(figuresText.maxHeartRate, activity.maxHeartRate, 'bpm'),
    ...known(figuresText.climb, fromFile?.climbMetres ?? null, 'm'),
    ...known(figuresText.descent, fromFile?.descentMetres ?? null, 'm'),
    ...known(figuresText.effort, activity.effort, 'of 10'),
  ];
}

/** What is known of an activity in figures, with its energy as an estimate. */
export function FiguresCard({ activity }: { activity: Activity }) {
  const user = useCurrentUser().data;
  const { energy } = useUnits();
  const numbersHidden = useNumbersHidden();
  const person = { weightKg: user?.weight ?? null, age: user?.age ?? null };
  const kcal = numbersHidden ? null : energyOf(activity, person);
  const shown = kcal === null ? null : energy(kcal);
  return (
    <Card title={figuresText.title}>
      <Headline figures={figuresOf(activity)} />
      {shown && (
        <p className="text-sm text-muted">
          {figuresText.energy(`${shown.value} ${shown.unit}`)} {figuresText.energyNotAdded}
        </p>
      )}
    </Card>
  );
}
