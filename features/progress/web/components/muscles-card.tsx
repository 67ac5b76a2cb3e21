import { MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import { periodBefore } from '#platform/shared/periods.ts';
import { ChartCard, EmptyCard } from '#platform/web/charts/chart-card.tsx';
import { type MuscleFigures, toMuscleFigures } from '../../rules/training-figures.ts';
import { before, figure } from '../messages/figures.ts';
import { trainingText } from '../messages/training.ts';
import type { Shown } from './shown.ts';

const link = { href: '/workouts/history?show=muscles', text: trainingText.byMuscle };

/** Sets a week of each muscle on a bar, with its recommended range. */
export function MusclesCard({ shown: { data, period, compare } }: { shown: Shown }) {
  const muscles = toMuscleFigures(data, period);
  if (muscles.every(({ sets }) => sets === 0)) {
    return <EmptyCard topic={trainingText.muscles} text={trainingText.noMuscles} link={link} />;
  }
  const earlier = new Map(
    toMuscleFigures(data, periodBefore(period)).map(({ muscle, sets }) => [muscle, sets]),
  );
  const enough = muscles.filter(({ sets, range }) => sets >= range.min).length;
  const state = ({ sets, range }: MuscleFigures[number]) =>
    trainingText.states[sets < range.min ? 'short' : sets > range.max ? 'beyond' : 'enough'];
  const [muscle, setsAWeek, range] = trainingText.musclesColumns;
  return (
    <ChartCard
      topic={trainingText.muscles}
      finding={trainingText.musclesFinding(enough, muscles.length)}
      chart={<MuscleBars muscles={muscles} earlier={compare ? earlier : null} state={state} />}
      table={{
        caption: trainingText.musclesCaption,
        columns: [muscle, setsAWeek, ...(compare ? [before] : []), range],
        rows: muscles.map((one) => ({
          key: one.muscle,
          cells: [
            MUSCLE_NAMES[one.muscle],
            `${figure(one.sets)}, ${state(one)}`,
            ...(compare ? [figure(earlier.get(one.muscle) ?? 0)] : []),
            trainingText.range(one.range.min, one.range.max),
          ],
        })),
      }}
      note={trainingText.musclesNote}
      link={link}
    />
  );
}

type MuscleBarsProps = {
  muscles: MuscleFigures;
  /** sets a week of the time before; null where it is not wanted */
  earlier: ReadonlyMap<string, number> | null;
  state: (muscle: MuscleFigures[number]) => string;
};

/** One bar a muscle; the frame on it is the range, the word beside it says where the bar ends. */
function MuscleBars({ muscles, earlier, state }: MuscleBarsProps) {
  const most = Math.max(
    ...muscles.map(({ sets, range }) => Math.max(sets, range.max)),
    ...(earlier?.values() ?? []),
  );
  const share = (sets: number) => `${(100 * sets) / most}%`;
  return (
    <ul className="grid gap-2.5">
      {muscles.map((one) => (
        <li key={one.muscle} className="text-sm">
          <div className="flex flex-wrap justify-between gap-x-3">
            <span>{MUSCLE_NAMES[one.muscle]}</span>
            <span className="tabular text-muted">
              {figure(one.sets)}, {state(one)}
              {earlier && trainingText.setsBefore(figure(earlier.get(one.muscle) ?? 0))}
            </span>
          </div>
          <svg aria-hidden width="100%" height="12" className="mt-1 block">
            <rect width="100%" height="12" rx="3" className="fill-sunken" />
            <rect y="3" width={share(one.sets)} height="6" rx="2" className="fill-accent-2" />
            <rect
              x={share(one.range.min)}
              y="0.75"
              width={share(one.range.max - one.range.min)}
              height="10.5"
              rx="2"
              fill="none"
              strokeWidth="1.5"
              className="stroke-line-strong"
            />
            {earlier && (
              <line
                x1={share(earlier.get(one.muscle) ?? 0)}
                x2={share(earlier.get(one.muscle) ?? 0)}
                y1="0"
                y2="12"
                strokeWidth="2"
                strokeDasharray="2 2"
                className="stroke-ink"
              />
            )}
          </svg>
        </li>
      ))}
    </ul>
  );
}
