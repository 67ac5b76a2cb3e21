import { Clock, MapPin } from 'lucide-react';
import { SmallMuscleMap } from '#features/figures/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import { listWorked, shareWork } from '#features/plan-blocks/rules/worked-muscles.ts';
import type { PlannedSession } from '#features/plan-generator/rules/plan-input.ts';
import { FOCUS_NAMES, minutesText, muscleList } from '../../messages/plan-words.ts';
import { todayText } from '../../messages/week.ts';

type SessionHeadProps = {
  session: PlannedSession;
  pool: Pool;
  eyebrow?: string;
  /** how long it took, seconds; left out while that is not known */
  tookSeconds?: number | null;
};

const MAX_MUSCLES = 4;

/** A session's name, time, place and muscles, with the muscles on a body. */
export function SessionHead({ session, pool, eyebrow, tookSeconds }: SessionHeadProps) {
  const { focus, seconds, placeName, items } = session;
  const muscles = listWorked(items, pool.find);
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        {eyebrow && <p className="text-sm font-semibold text-accent">{eyebrow}</p>}
        <h2 className="text-[min(1.5rem,8vw)] leading-tight font-bold break-words">
          {FOCUS_NAMES[focus]}
        </h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <span className="flex items-center gap-1.5">
            <Clock aria-hidden size={16} className="shrink-0 text-accent-2" />
            {minutesText(tookSeconds ?? seconds)}
          </span>
          {placeName && (
            <span className="flex min-w-0 items-center gap-1.5">
              <MapPin aria-hidden size={16} className="shrink-0 text-accent-2" />
              <bdi className="min-w-0 wrap-anywhere">{placeName}</bdi>
            </span>
          )}
        </p>
        {muscles.length > 0 && (
          <p className="mt-1 text-sm break-words text-muted">
            {todayText.muscles(muscleList(muscles, MAX_MUSCLES))}
          </p>
        )}
      </div>
      {muscles.length > 0 && (
        <SmallMuscleMap muscles={shareWork(items, pool.find)} className="w-[84px] shrink-0" />
      )}
    </div>
  );
}
