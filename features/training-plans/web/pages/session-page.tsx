import { CalendarOff } from 'lucide-react';
import { useMemo } from 'react';
import { Redirect, useParams } from 'wouter';
import { sessionOn } from '#features/plan-blocks/rules/block.ts';
import { isUnderWay } from '#features/training-sessions/rules/session-state.ts';
import { isCalendarDay } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { TrainingPlan } from '../../contract.ts';
import { logHref } from '../components/addresses.ts';
import { PlanView } from '../components/session/plan-view.tsx';
import { useTraining } from '../hooks/use-training.ts';
import { sessionPageText } from '../messages/session.ts';

/** The planned session of a date. One that is finished, or that no plan has, is the training log's. */
export function SessionPage() {
  const { date } = useParams<{ date: string }>();
  const training = useTraining();
  return isCalendarDay(date) ? (
    <Loaded query={training.plan}>
      {(plan) => <SessionOf key={date} plan={plan} date={date} training={training} />}
    </Loaded>
  ) : (
    <NoSession />
  );
}

type SessionOfProps = {
  plan: TrainingPlan | null;
  date: string;
  training: ReturnType<typeof useTraining>;
};

function SessionOf({ plan, date, training }: SessionOfProps) {
  const { pool, today, sessions, suggest, isSuggesting } = training;
  const planned = useMemo(() => {
    const session = plan && sessionOn(plan, date, pool.find);
    return session && suggest(plan, session, date);
  }, [plan, date, pool, suggest]);
  const begunDays = useMemo(
    () => (sessions.data ?? []).filter((one) => one.sourceId === plan?.id).map((one) => one.date),
    [sessions.data, plan?.id],
  );
  if (sessions.isPending || !pool.isWhole || isSuggesting) return <LoadingScreen />;

  const here = (sessions.data ?? []).filter((session) => session.date === date);
  const own = here.find(({ sourceId }) => sourceId === plan?.id) ?? null;
  // Other training of the day has this address only where the plan has none.
  const kept = own ?? (planned ? null : (here[0] ?? null));
  const when = dayName(date, today);
  if (kept && (kept.finishedAt || !planned)) return <Redirect to={logHref(kept.id)} replace />;
  if (!plan || !planned) return <NoSession />;
  return (
    <PlanView
      plan={plan}
      session={planned}
      date={date}
      pool={pool}
      when={when}
      isOpen={date >= today}
      isUnderWay={kept !== null && isUnderWay(kept)}
      today={today}
      begunDays={begunDays}
    />
  );
}

function NoSession() {
  return (
    <>
      <PageHeader title={sessionPageText.title} back="/workouts" />
      <EmptyState
        icon={<CalendarOff size={26} />}
        title={sessionPageText.none}
        action={<LinkButton href="/workouts">{sessionPageText.back}</LinkButton>}
      >
        {sessionPageText.noneHint}
      </EmptyState>
    </>
  );
}
