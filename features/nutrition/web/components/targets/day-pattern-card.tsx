import { useUnits } from '#features/account/web/public.ts';
import { shortWeekdayName, weekdayName } from '#platform/shared/calendar-words.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { WeekdayBoxes } from '#platform/web/ui/weekday-boxes.tsx';
import { roundTarget } from '../../../rules/learning/energy-balance.ts';
import {
  DAY_PATTERNS,
  type DaySplit,
  HIGHER_PERCENT,
  higherDaysOf,
  weekEnergy,
} from '../../../rules/targets/day-pattern.ts';
import {
  chooseHigherDays,
  chooseTrainingDays,
  everyDayTheSame,
  lowerDaysAtMinimum,
  weekAddsUp,
} from '../../messages/targets.ts';
import { dayPatternText } from '../../messages.ts';

const STEP = 5;
const PERCENTS = Array.from(
  { length: (HIGHER_PERCENT.most - HIGHER_PERCENT.least) / STEP + 1 },
  (_, at) => HIGHER_PERCENT.least + STEP * at,
);

type DayPatternCardProps = {
  split: DaySplit;
  /** null until body data is known */
  week: { meanKcal: number; lowestKcal: number; trainingDays: number[] } | null;
  error: string | undefined;
  onChange: (change: Partial<DaySplit> & { higherDays?: number[] }) => void;
};

/** Which days get more than the others, and what the week then looks like. */
export function DayPatternCard({ split, week, error, onChange }: DayPatternCardProps) {
  const even = split.dayPattern === 'even';
  return (
    <Card title="Days of the week">
      <Segmented
        label="Days of the week"
        hideLabel
        options={DAY_PATTERNS.map((value) => ({ value, label: dayPatternText[value].label }))}
        value={split.dayPattern}
        onValueChange={(dayPattern) => onChange({ dayPattern })}
      />
      <p className="mt-3 text-muted">{dayPatternText[split.dayPattern].detail}</p>
      {split.dayPattern === 'chosen' && (
        <div className="mt-4">
          <WeekdayBoxes
            value={split.higherDays}
            error={error}
            onValueChange={(days) => onChange({ higherDays: days.toSorted((a, b) => a - b) })}
          />
        </div>
      )}
      {!even && (
        <div className="mt-4">
          <SelectField
            label="Higher days get"
            value={String(split.higherPercent)}
            options={PERCENTS.map((percent) => ({
              value: String(percent),
              label: `${percent} % more`,
            }))}
            onChange={({ target }) => onChange({ higherPercent: Number(target.value) })}
          />
        </div>
      )}
      {!even && week && <WeekPreview split={split} {...week} />}
    </Card>
  );
}

type WeekPreviewProps = {
  split: DaySplit;
  meanKcal: number;
  lowestKcal: number;
  trainingDays: readonly number[];
};

/** The seven days computed from the current target. */
function WeekPreview({ split, meanKcal, lowestKcal, trainingDays }: WeekPreviewProps) {
  const { energyUnit, energy } = useUnits();
  const higher = higherDaysOf(split, trainingDays);
  if (higher.length === 0) {
    return (
      <p className="mt-4 text-sm text-muted">
        {split.dayPattern === 'training' ? chooseTrainingDays : chooseHigherDays}
      </p>
    );
  }
  const days = weekEnergy(meanKcal, lowestKcal, higher, split.higherPercent);
  if (days.every((kcal) => kcal === meanKcal)) {
    return <p className="mt-4 text-sm text-muted">{everyDayTheSame}</p>;
  }
  const wanted = meanKcal * (1 + split.higherPercent / 100);
  const most = Math.max(...days);
  const figure = (kcal: number) => roundTarget(kcal, energyUnit).toLocaleString('en-AU');
  return (
    <div className="mt-4">
      <ul aria-label="Your week" className="grid gap-1.5">
        {days.map((kcal, at) => (
          <li
            key={weekdayName(at + 1)}
            className="grid min-h-7 grid-cols-[3rem_minmax(0,1fr)_4.5rem] items-center gap-2"
          >
            <span className="text-sm text-muted">
              <span aria-hidden>{shortWeekdayName(at + 1)}</span>
              <span className="sr-only">{weekdayName(at + 1)}</span>
            </span>
            <span aria-hidden className="h-2.5 rounded-full bg-raised">
              <span
                className={`block h-full rounded-full ${kcal > meanKcal ? 'bg-accent' : 'bg-line-strong'}`}
                style={{ width: `${(100 * kcal) / most}%` }}
              />
            </span>
            <span
              className={`tabular text-right text-sm ${kcal > meanKcal ? 'font-semibold' : ''}`}
            >
              {figure(kcal)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {weekAddsUp(energy(0).unit, figure(meanKcal))}
        {most < wanted - 10 && ` ${lowerDaysAtMinimum}`}
      </p>
    </div>
  );
}
