import { lazy, type ReactNode } from 'react';
import { indexExercises } from '#features/exercises/rules/search-exercises.ts';
import { type Pool, usePool } from '#features/own-exercises/web/public.ts';
import { dayToBegin, findBegun } from '#features/plan-blocks/rules/begin-session.ts';
import { sessionOn, sourceWeekdayOf } from '#features/plan-blocks/rules/block.ts';
import { toSession } from '#features/plan-blocks/rules/to-session.ts';
import { FOCUS_NAMES, usePlan, useSuggested } from '#features/training-plans/web/public.ts';
import { useSessions } from '#features/training-sessions/web/public.ts';
import { readWorkout } from '#features/workouts/rules/read-workout.ts';
import { toImportedSession } from '#features/workouts/rules/to-session.ts';
import { useWorkout } from '#features/workouts/web/public.ts';
import { addDays, isCalendarDay } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { repeatSession, toEmptySession } from '../../../rules/new-sessions.ts';
import { startText } from '../../messages/start.ts';
import { Begin, nowText } from './begin.tsx';

/** As many as the device keeps. */
const DAYS_BACK = 35;

const FromProgramme = lazy(() =>
  import('./from-programme.tsx').then((m) => ({ default: m.FromProgramme })),
);

/** What an address asks to begin; null where it asks for nothing. */
export function beginsOf(search: URLSearchParams): ReactNode {
  const [plan, own, again, programme] = ['plan', 'own', 'again', 'programme'].map((name) =>
    search.get(name),
  );
  if (plan && isCalendarDay(plan)) return <FromPlan date={plan} />;
  if (own) return <FromWorkout workoutId={own} />;
  if (again) return <FromPast sessionId={again} />;
  if (search.has('empty')) return <FromNothing />;
  if (programme) {
    const [week, day] = ['week', 'day'].map((name) => Number(search.get(name)));
    return <FromProgramme programmeId={programme} week={week || 1} weekday={day || 1} />;
  }
  return null;
}

function FromPlan({ date }: { date: string }) {
  const today = useToday();
  const pool = usePool();
  const plan = usePlan();
  const { suggest, isPending } = useSuggested(pool);
  const sessions = useSessions(addDays(today, -DAYS_BACK));
  if (plan.isPending || sessions.isPending || isPending || !pool.isWhole) return <LoadingScreen />;
  if (!plan.data) return <Begin draft={null} kept={null} />;
  const usual = sessionOn(plan.data, date, pool.find);
  const planned = usual && suggest(plan.data, usual, date);
  const weekday = sourceWeekdayOf(plan.data, date);
  const begun = { planId: plan.data.id, weekday, date, today };
  const details = { id: '', name: planned ? FOCUS_NAMES[planned.focus] : '', startedAt: nowText() };
  const draft = planned ? toSession(plan.data, planned, date, details, pool.find) : null;
  return (
    <Begin
      draft={draft && { ...draft, date: dayToBegin(date, today) }}
      kept={findBegun(sessions.data ?? [], begun)}
    />
  );
}

function FromWorkout({ workoutId }: { workoutId: string }) {
  const today = useToday();
  const pool = usePool();
  const workout = useWorkout(workoutId);
  const sessions = useSessions(today);
  if (workout.isPending || sessions.isPending || !pool.isWhole) return <LoadingScreen />;
  const kept =
    sessions.data?.find((one) => one.sourceId === workoutId && one.finishedAt === null) ?? null;
  return (
    <Begin
      draft={
        workout.data
          ? toImportedSession(workout.data, linesOf(workout.data.description, pool), pool.find, {
              id: '',
              date: today,
              startedAt: nowText(),
            })
          : null
      }
      kept={kept}
    />
  );
}

const linesOf = (description: string | null, pool: Pool) =>
  readWorkout(description, indexExercises(pool.exercises));

function FromPast({ sessionId }: { sessionId: string }) {
  const today = useToday();
  const sessions = useSessions(addDays(today, -DAYS_BACK));
  if (sessions.isPending) return <LoadingScreen />;
  const past = sessions.data?.find(({ id }) => id === sessionId);
  const begun = { date: today, name: past?.name ?? '', startedAt: nowText(), finishedAt: null };
  return <Begin draft={past ? repeatSession(past, begun) : null} kept={null} />;
}

function FromNothing() {
  const today = useToday();
  const begun = { date: today, name: startText.emptyName, startedAt: nowText(), finishedAt: null };
  return <Begin draft={toEmptySession(begun)} kept={null} />;
}
