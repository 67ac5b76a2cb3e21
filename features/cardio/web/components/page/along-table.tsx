import type { ActivityKind } from '#features/tracks/rules/activity-kinds.ts';
import { type ChartKind, tableMoments } from '#features/tracks/rules/chart-lines.ts';
import type { Sample } from '#features/tracks/rules/series.ts';
import { durationText } from '#platform/shared/duration-text.ts';
import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { formatDistance, formatPace } from '../../../rules/figures.ts';
import { tableText } from '../../messages/page.ts';
import { trackText } from '../../messages/track.ts';

type AlongTableProps = {
  samples: readonly Sample[];
  kind: ActivityKind;
  /** what the charts show */
  lines: readonly ChartKind[];
};

const rounded = (value: number | null): string =>
  value === null ? tableText.unknown : String(Math.round(value));

/** The figures of the charts, at even steps of time. */
export function AlongTable({ samples, kind, lines }: AlongTableProps) {
  const moments = tableMoments(samples);
  const has = (chart: ChartKind) => lines.includes(chart);
  const pace = formatPace({ seconds: 60, metres: 100 }, kind);
  const cellsOf = (moment: Sample, before: Sample | undefined): string[] => {
    const way = {
      seconds: moment.movingSeconds - (before?.movingSeconds ?? 0),
      metres: moment.metres - (before?.metres ?? 0),
    };
    const { value, unit } = formatDistance(moment.metres, kind);
    return [
      durationText(moment.elapsedSeconds),
      ...(has('pace')
        ? [`${value} ${unit}`, formatPace(way, kind)?.value ?? tableText.unknown]
        : []),
      ...(has('heartRate') ? [rounded(moment.heartRate)] : []),
      ...(has('altitude') ? [rounded(moment.altitude)] : []),
    ];
  };
  return (
    <FiguresTable
      caption={trackText.table}
      columns={[
        trackText.time,
        ...(has('pace') ? [trackText.distance, pace?.unit ?? trackText.pace] : []),
        ...(has('heartRate') ? ['bpm'] : []),
        ...(has('altitude') ? [`${trackText.altitude} (m)`] : []),
      ]}
      rows={moments.map((moment, at) => ({
        key: String(moment.elapsedSeconds),
        cells: cellsOf(moment, moments[at - 1]),
      }))}
    />
  );
}
