import { PartyPopper } from 'lucide-react';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { reopenSession } from '#features/training-sessions/rules/session-edits.ts';
import {
  countDoneSets,
  countPlannedSets,
} from '#features/training-sessions/rules/session-state.ts';
import {
  sessionText,
  useChangeSession,
  useRemoveSession,
  useTrainingWeek,
} from '#features/training-sessions/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { doneText } from '../../messages/session.ts';

type DoneViewProps = { session: TrainingSession; pool: Pool; subtitle: string };

const minutesOf = ({ startedAt, finishedAt }: TrainingSession): number | null =>
  startedAt && finishedAt
    ? Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000))
    : null;

/** A session that was finished: what was done. */
export function DoneView({ session, pool, subtitle }: DoneViewProps) {
  const week = useTrainingWeek(session.date).data;
  const change = useChangeSession(session);
  const remove = useRemoveSession();
  const { items } = session.work;
  const minutes = minutesOf(session);
  const facts = [
    { name: doneText.sets, value: `${countDoneSets(session)}` },
    ...(minutes === null ? [] : [{ name: doneText.minutes, value: `${minutes}` }]),
    {
      name: doneText.exercises,
      value: `${items.filter(({ sets }) => sets.some(({ doneAt }) => doneAt !== null)).length}`,
    },
  ];
  return (
    <>
      <PageHeader
        title={<bdi className="block">{session.name}</bdi>}
        subtitle={subtitle}
        back="/workouts"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card>
          <div className="flex flex-wrap items-center gap-4">
            <span
              aria-hidden
              className="grid size-14 shrink-0 place-items-center rounded-3xl border border-line bg-accent-soft text-accent"
            >
              <PartyPopper size={26} />
            </span>
            <div className="min-w-36 flex-1">
              <h2 className="text-[min(1.5rem,8vw)] leading-tight font-bold">{doneText.title}</h2>
              {week && <p className="text-muted">{sessionText.doneThisWeek(week)}</p>}
            </div>
          </div>
          <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-3">
            {facts.map(({ name, value }) => (
              <div key={name} className="rounded-control bg-raised p-3">
                <dt className="text-sm break-words text-muted">{name}</dt>
                <dd className="tabular text-2xl font-bold">{value}</dd>
              </div>
            ))}
          </dl>
          <LinkButton href="/workouts" fullWidth className="mt-4">
            {doneText.toWeek}
          </LinkButton>
        </Card>
        <Card title={doneText.did}>
          <ul className="grid gap-2">
            {items.map((item) => (
              <li key={item.id} className="flex flex-wrap justify-between gap-x-4">
                <bdi className="min-w-0 wrap-anywhere">
                  {item.name ?? pool.nameOf(item.exerciseId ?? '')}
                </bdi>
                <span className="tabular text-muted">
                  {doneText.fact(
                    countDoneSets({ work: { items: [item] } }),
                    countPlannedSets({ work: { ...session.work, items: [item] } }),
                  )}
                </span>
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              pending={change.isPending}
              onClick={() => change.mutate(reopenSession)}
            >
              {doneText.again}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              pending={remove.isPending}
              onClick={() => remove.mutate(session)}
            >
              {doneText.remove}
            </Button>
          </div>
        </Card>
      </div>
    </>
  );
}
