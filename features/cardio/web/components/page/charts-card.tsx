import { useState } from 'react';
import { type ActivityKind, factsOf } from '#features/tracks/rules/activity-kinds.ts';
import { type Along, type ChartKind, chartLines } from '#features/tracks/rules/chart-lines.ts';
import type { Sample } from '#features/tracks/rules/series.ts';
import { durationText } from '#platform/shared/duration-text.ts';
import { ChartOrTable, type Form } from '#platform/web/charts/chart-or-table.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { trackText } from '../../messages/track.ts';
import { AlongTable } from './along-table.tsx';
import { LineChart } from './line-chart.tsx';

const ALONG = [
  { value: 'distance', label: trackText.distance },
  { value: 'time', label: trackText.time },
] as const;
const whole = (value: number): string => String(Math.round(value));

type Look = { name: string; unit: string; text: (y: number) => string; leastHeight: number };

/** How each chart says its values. */
function lookOf(chart: ChartKind, kind: ActivityKind): Look {
  if (chart === 'heartRate') {
    return { name: trackText.heartRate, unit: 'bpm', text: whole, leastHeight: 20 };
  }
  if (chart === 'altitude') {
    return { name: trackText.altitude, unit: 'm', text: whole, leastHeight: 20 };
  }
  const { paceMetres } = factsOf(kind);
  if (paceMetres === null) {
    const text = (y: number) => y.toFixed(1).replace(/\.0$/, '');
    return { name: trackText.speed, unit: 'km/h', text, leastHeight: 5 };
  }
  const unit = paceMetres === 1_000 ? 'min/km' : `min/${paceMetres} m`;
  return { name: trackText.pace, unit, text: (y) => durationText(y * 60), leastHeight: 1 };
}

type ChartsCardProps = { samples: readonly Sample[]; kind: ActivityKind };

/** Pace, heart rate and height along the way, as charts or as a table. */
export function ChartsCard({ samples, kind }: ChartsCardProps) {
  const hasDistance = (samples.at(-1)?.metres ?? 0) > 0;
  const [form, setForm] = useState<Form>('chart');
  const [chosen, setAlong] = useState<Along>('distance');
  const along = hasDistance ? chosen : 'time';
  const lines = chartLines(samples, kind, along);
  if (lines.length === 0) return null;
  const placeText = (x: number) =>
    along === 'distance' ? `${x.toFixed(2)} km` : durationText(x * 60);
  return (
    <Card title={trackText.charts} action={<ChartOrTable value={form} onValueChange={setForm} />}>
      {form === 'table' ? (
        <AlongTable samples={samples} kind={kind} lines={lines.map((line) => line.kind)} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {hasDistance && (
            <Segmented
              label={trackText.along}
              hideLabel
              options={ALONG}
              value={along}
              onValueChange={setAlong}
            />
          )}
          {lines.map((line) => {
            const { name, unit, text, leastHeight } = lookOf(line.kind, kind);
            return (
              <LineChart
                key={line.kind}
                name={name}
                unit={unit}
                points={line.points}
                valueText={(y) => `${text(y)} ${unit}`}
                lineText={text}
                placeText={placeText}
                isTurned={line.kind === 'pace' && unit !== 'km/h'}
                leastHeight={leastHeight}
                label={(low, high, end) => trackText.chart(name, low, high, end)}
                readLabel={trackText.read(name)}
                noValue={trackText.stood}
              />
            );
          })}
        </div>
      )}
    </Card>
  );
}
