import { CalendarPlus, ClipboardList, Dumbbell, FileUp, Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { usePool } from '#features/own-exercises/web/public.ts';
import { nextSessionDay, sessionOn } from '#features/plan-blocks/rules/block.ts';
import { FOCUS_NAMES, usePlan } from '#features/training-plans/web/public.ts';
import { countDoneSets, isUnderWay } from '#features/training-sessions/rules/session-state.ts';
import { useSessions } from '#features/training-sessions/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { beginsOf } from '../components/start/begin-now.tsx';
import { PastForm } from '../components/start/past-form.tsx';
import { logHref } from '../hooks/use-begin.ts';
import { startText } from '../messages/start.ts';

/** As many as the device keeps. */
const DAYS_BACK = 35;
const FIRST_SHOWN = 5;

/** The ways to start a session; an address that says which starts it at once. */
export function StartPage() {
  const [search] = useSearchParams();
  return beginsOf(search) ?? <Choose />;
}

function Choose() {
  const today = useToday();
  const sessions = useSessions(addDays(today, -DAYS_BACK));
  const [isEntering, setIsEntering] = useState(false);
  const [most, setMost] = useState(FIRST_SHOWN);
  const underWay = (sessions.data ?? []).filter(isUnderWay);
  return (
    <>
      <PageHeader title={startText.title} back="/workouts" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {underWay.length > 0 && (
            <Card title={startText.underWay}>
              <ul className="-mx-2 grid gap-1">
                {underWay.map(({ id, name }) => (
                  <li key={id}>
                    <ListRow
                      icon={<Play size={20} />}
                      title={<bdi>{name}</bdi>}
                      detail={startText.goOn}
                      href={logHref(id)}
                    />
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <Card>
            <ul className="-mx-2 grid gap-1">
              <FromPlanRow />
              <li>
                <ListRow
                  icon={<Plus size={20} />}
                  title={startText.empty}
                  detail={startText.emptyDetail}
                  href="/workouts/log?empty"
                />
              </li>
              <li>
                <ListRow
                  icon={<ClipboardList size={20} />}
                  title={startText.programme}
                  detail={startText.programmeDetail}
                  href="/workouts/programmes"
                />
              </li>
              <li>
                <ListRow
                  icon={<FileUp size={20} />}
                  title={startText.own}
                  detail={startText.ownDetail}
                  href="/workouts/own"
                />
              </li>
              <li>
                <ListRow
                  icon={<CalendarPlus size={20} />}
                  title={startText.enter}
                  detail={startText.enterDetail}
                  onClick={() => setIsEntering(true)}
                />
              </li>
            </ul>
          </Card>
        </div>
        <Card title={startText.past}>
          <Loaded query={sessions}>
            {(all) => {
              const past = all.filter(
                ({ finishedAt, origin }) => finishedAt !== null && origin !== 'activity',
              );
              if (past.length === 0) return <p className="text-muted">{startText.noPast}</p>;
              return (
                <>
                  <ul className="-mx-2 grid gap-1">
                    {past.slice(0, most).map((session) => (
                      <li key={session.id}>
                        <ListRow
                          icon={<Dumbbell size={20} />}
                          title={<bdi>{session.name}</bdi>}
                          detail={`${dayName(session.date, today)} · ${startText.sets(countDoneSets(session))}`}
                          href={`/workouts/log?again=${session.id}`}
                        />
                      </li>
                    ))}
                  </ul>
                  {past.length > most && (
                    <Button variant="ghost" fullWidth onClick={() => setMost(past.length)}>
                      {startText.more}
                    </Button>
                  )}
                </>
              );
            }}
          </Loaded>
        </Card>
      </div>
      <PastForm open={isEntering} onClose={() => setIsEntering(false)} />
    </>
  );
}

/** Today's session of the plan, else the next one. */
function FromPlanRow() {
  const today = useToday();
  const pool = usePool();
  const plan = usePlan().data;
  const sessions = useSessions(addDays(today, -DAYS_BACK)).data ?? [];
  const isDone = sessions.some(
    (one) => one.date === today && one.sourceId === plan?.id && one.finishedAt !== null,
  );
  const from = isDone ? addDays(today, 1) : today;
  const day = plan && pool.isWhole ? nextSessionDay(plan, from) : null;
  const planned = plan && day ? sessionOn(plan, day, pool.find) : null;
  if (!day || !planned) return null;
  return (
    <li>
      <ListRow
        icon={<Play size={20} />}
        title={day === today ? startText.fromPlan : startText.nextPlan}
        detail={`${FOCUS_NAMES[planned.focus]} · ${dayName(day, today)}`}
        href={`/workouts/log?plan=${day}`}
      />
    </li>
  );
}
