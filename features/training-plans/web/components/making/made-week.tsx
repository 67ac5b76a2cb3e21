import { CalendarDays } from 'lucide-react';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { PlanContent } from '#features/plan-blocks/rules/plan-content.ts';
import { programmeNote } from '#features/plan-blocks/rules/programme-plan.ts';
import type { PlannedSession } from '#features/plan-generator/rules/plan-input.ts';
import { leftOutOf } from '#features/programmes/rules/left-out.ts';
import { weekdayName } from '#platform/shared/calendar-words.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { makingText } from '../../messages/making.ts';
import { exercisesText, FOCUS_NAMES, minutesText } from '../../messages/plan-words.ts';
import { ExerciseRows } from '../shown/exercise-rows.tsx';
import { NotesCard } from '../shown/notes-card.tsx';

type MadeWeekProps = { made: PlanContent; pool: Pool };

/** A week that was made, to look over before it is kept. */
export function MadeWeek({ made, pool }: MadeWeekProps) {
  const { base: week, weeks, programmeId } = made;
  const note = programmeNote(programmeId, 1);
  const left = programmeId === null ? null : leftOutOf(week.sessions);
  const sessions = week.sessions.filter(({ items }) => items.length > 0);
  const minutes = Math.round(sessions.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {sessions.map((session, at) => (
          <SessionCard key={session.weekday} session={session} pool={pool} isFirst={at === 0} />
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card>
          <p className="flex items-start gap-3">
            <CalendarDays aria-hidden size={22} className="mt-0.5 shrink-0 text-accent-2" />
            <span className="min-w-0">
              <span className="block font-semibold">
                {makingText.weekOf(sessions.length, minutes)}
              </span>
              <span className="block text-sm text-muted">
                {note === null ? makingText.blockOf(weeks) : makingText.programmeOf(weeks)}
              </span>
              {note !== null && (
                <span className="mt-2 block text-sm">
                  {left?.isEverywhere ? makingText.asWritten(note) : note}
                </span>
              )}
              {left && (
                <span className="mt-2 block text-sm">
                  {makingText.leftOut(left.exerciseIds.map(pool.nameOf))}
                </span>
              )}
            </span>
          </p>
        </Card>
        <NotesCard week={week} avoid={made.input.avoid} pool={pool} />
      </div>
    </div>
  );
}

type SessionCardProps = { session: PlannedSession; pool: Pool; isFirst: boolean };

function SessionCard({ session, pool, isFirst }: SessionCardProps) {
  const { weekday, focus, seconds, placeName, items } = session;
  const facts = [minutesText(seconds), placeName].filter(Boolean);
  return (
    <Card>
      <h2 className="text-[min(1.125rem,10vw)] leading-snug font-semibold break-words">
        {weekdayName(weekday)}: {FOCUS_NAMES[focus].toLowerCase()}
      </h2>
      <p className="text-sm break-words text-muted">{facts.join(' · ')}</p>
      <Disclosure label={exercisesText(items.length)} openAtFirst={isFirst}>
        <ExerciseRows items={items} pool={pool} />
      </Disclosure>
    </Card>
  );
}
