import { useMemo } from 'react';
import { decodeLine } from '#features/tracks/rules/encoding.ts';
import { decodeSeries } from '#features/tracks/rules/series.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import type { Activity } from '../../../contract.ts';
import type { Track } from '../../../rules/recording.ts';
import { useTrack } from '../../api.ts';
import { ChartsCard } from './charts-card.tsx';
import { SplitsCard } from './splits-card.tsx';
import { TrackPicture } from './track-picture.tsx';

/** What the file of an activity knows: the way, charts and splits. */
export function TrackCards({ activity }: { activity: Activity }) {
  const track = useTrack(activity.id);
  return <Loaded query={track}>{(data) => <Cards activity={activity} track={data} />}</Loaded>;
}

function Cards({ activity, track }: { activity: Activity; track: Track }) {
  const { kind, metres } = activity;
  const lines = useMemo(() => track.lines.map(decodeLine), [track]);
  const samples = useMemo(() => decodeSeries(track.series), [track]);
  return (
    <>
      <TrackPicture lines={lines} metres={metres} kind={kind} />
      <ChartsCard samples={samples} kind={kind} />
      <SplitsCard splits={track.splits} kind={kind} />
    </>
  );
}
