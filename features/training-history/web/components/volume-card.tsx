import { useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { chartScale } from '#platform/shared/chart-scale.ts';
import { Bars } from '#platform/web/charts/bars.tsx';
import { ChartFrame } from '#platform/web/charts/chart-frame.tsx';
import { ChartOrTable, type Form } from '#platform/web/charts/chart-or-table.tsx';
import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { dateText, shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { ExerciseDay } from '../../rules/history-kinds.ts';
import { toWeeks } from '../../rules/trend.ts';
import { exerciseText } from '../messages/exercise.ts';
import { figure, loadIn, volumeText } from '../messages/figures.ts';

const HEIGHT = 180;

type VolumeCardProps = { days: readonly ExerciseDay[]; from: CalendarDay; to: CalendarDay };

/** The volume of each week as bars; sets where no load is lifted. A week without the exercise stays empty. */
export function VolumeCard({ days, from, to }: VolumeCardProps) {
  const today = useToday();
  const { weightUnit } = useUnits();
  const [form, setForm] = useState<Form>('chart');
  const weeks = toWeeks(days, from, to);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  const hasVolume = weeks.some(({ volumeKg }) => volumeKg !== null && volumeKg > 0);
  const valueOf = (week: (typeof weeks)[number]) =>
    hasVolume ? loadIn(week.volumeKg ?? 0, weightUnit) : week.sets;
  const say = (kg: number | null) => (kg === null ? '' : volumeText(kg, weightUnit));
  const trained = weeks.filter(({ sets }) => sets > 0).length;
  const span = [dateText(first.monday, today), dateText(to, today)] as const;
  return (
    <Card
      title={exerciseText.volumeFinding(trained, weeks.length)}
      action={trained > 0 && <ChartOrTable value={form} onValueChange={setForm} />}
    >
      {trained === 0 ? (
        <p className="text-muted">{exerciseText.noneInPeriod}</p>
      ) : form === 'chart' ? (
        <ChartFrame
          label={
            hasVolume
              ? exerciseText.volumeChart(...span, weightUnit)
              : exerciseText.setsChart(...span)
          }
          height={HEIGHT}
          scale={chartScale([0, ...weeks.map(valueOf)], 4)}
          unit={hasVolume ? weightUnit : exerciseText.setsUnit}
          from={first.monday}
          to={addDays(last.monday, 6)}
          readings={{
            name: exerciseText.volumeValues,
            all: weeks.map(({ monday, volumeKg, sets }) => ({
              // In the middle of the week, as its bar is.
              date: addDays(monday, 3),
              text: exerciseText.weekReading(shortDateText(monday, today), say(volumeKg), sets),
            })),
          }}
        >
          {(plot) => (
            <Bars
              plot={plot}
              bars={weeks.map((week) => ({
                from: week.monday,
                to: addDays(week.monday, 6),
                whole: true,
                parts:
                  week.sets === 0 ? [] : [{ value: valueOf(week), className: 'fill-accent-2' }],
              }))}
            />
          )}
        </ChartFrame>
      ) : (
        <FiguresTable
          caption={exerciseText.volumeCaption}
          columns={[exerciseText.weekOf, exerciseText.volume(weightUnit), exerciseText.sets]}
          rows={weeks.toReversed().map(({ monday, volumeKg, sets }) => ({
            key: monday,
            cells: [
              shortDateText(monday, today),
              volumeKg === null ? '–' : figure(loadIn(volumeKg, weightUnit), 0),
              figure(sets),
            ],
          }))}
        />
      )}
      <p className="mt-3 text-sm text-muted">{exerciseText.volumeNote}</p>
    </Card>
  );
}
