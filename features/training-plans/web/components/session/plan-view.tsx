import { ArrowDownUp, CalendarClock, Check, Clock, Play, Plus, RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AddExerciseSheet } from '#features/exercise-library/web/public.ts';
import { FigureThumbnail } from '#features/figures/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import { toEditContext } from '#features/plan-blocks/rules/edit-session.ts';
import type { SuggestedSession } from '#features/plan-blocks/rules/suggest-session.ts';
import { LiftSettingsSheet } from '#features/progression/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { OrderList } from '#platform/web/ui/order-list.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { TrainingPlan } from '../../../contract.ts';
import { useSessionEdits } from '../../hooks/use-session-edits.ts';
import { FOCUS_NAMES, minutesText } from '../../messages/plan-words.ts';
import { sessionPageText } from '../../messages/session.ts';
import { startHref } from '../addresses.ts';
import { DaySheet } from './day-sheet.tsx';
import { ItemCard } from './item-card.tsx';
import { ItemMenu } from './item-menu.tsx';
import { MinutesSheet } from './minutes-sheet.tsx';
import { SwapSheet } from './swap-sheet.tsx';

type PlanViewProps = {
  plan: TrainingPlan;
  session: SuggestedSession;
  date: CalendarDay;
  pool: Pool;
  when: string;
  /** false on days that are over: nothing is started or changed there */
  isOpen: boolean;
  isUnderWay: boolean;
  today: CalendarDay;
  /** days whose session was begun or done: nothing is moved there */
  begunDays: readonly CalendarDay[];
};

type Sheet =
  | { kind: 'menu' | 'swap' | 'any' | 'harder'; itemId: string }
  | { kind: 'add' }
  | { kind: 'minutes' }
  | { kind: 'day' };

/** A session before it is done: every exercise, and every way to change it. */
export function PlanView(props: PlanViewProps) {
  const { plan, session, date, pool, when, isOpen, isUnderWay, today, begunDays } = props;
  const edits = useSessionEdits(plan, date, pool);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [isOrdering, setIsOrdering] = useState(false);
  const { items } = session;
  const taken = useMemo(() => items.map(({ exerciseId }) => exerciseId), [items]);
  const close = () => setSheet(null);
  const itemOf = (kind: 'menu' | 'swap' | 'harder') =>
    sheet?.kind === kind ? (items.find(({ id }) => id === sheet.itemId) ?? null) : null;
  const inMenu = itemOf('menu');
  return (
    <>
      <PageHeader
        title={FOCUS_NAMES[session.focus]}
        subtitle={`${when} · ${sessionPageText.estimated(minutesText(session.seconds), session.placeName)}`}
        back="/workouts"
      />
      {isOpen && items.length > 0 && (
        <LinkButton
          href={startHref(date)}
          size="lg"
          fullWidth
          className="mb-4"
          icon={<Play aria-hidden size={22} className="fill-current" />}
        >
          {isUnderWay ? sessionPageText.goOn : sessionPageText.start}
        </LinkButton>
      )}
      {items.length === 0 && (
        <EmptyState icon={<Plus size={26} />} title={sessionPageText.empty}>
          {sessionPageText.emptyHint}
        </EmptyState>
      )}
      {isOrdering ? (
        <OrderList
          items={items.map(({ id, exerciseId }) => ({
            id,
            label: pool.nameOf(exerciseId),
            picture: (
              <FigureThumbnail
                exerciseId={pool.figureOf(exerciseId)}
                muscles={pool.find(exerciseId)?.muscles ?? {}}
              />
            ),
          }))}
          onMove={(id, to, name) =>
            edits.move(id, to - items.findIndex((item) => item.id === id), name)
          }
        />
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {items.map((item, at) => (
            <ItemCard
              key={item.id}
              item={item}
              session={session}
              pool={pool}
              isPaired={item.superset !== null && items[at + 1]?.superset === item.superset}
              onSwap={isOpen ? (id) => edits.swap(item.id, id, 'block') : null}
              onMenu={isOpen ? () => setSheet({ kind: 'menu', itemId: item.id }) : null}
            />
          ))}
        </ol>
      )}
      {isOpen ? (
        <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-2">
          <Button
            variant="secondary"
            icon={<Plus aria-hidden size={20} />}
            onClick={() => setSheet({ kind: 'add' })}
          >
            {sessionPageText.add}
          </Button>
          {items.length > 1 && (
            <Button
              variant="secondary"
              icon={
                isOrdering ? <Check aria-hidden size={20} /> : <ArrowDownUp aria-hidden size={20} />
              }
              onClick={() => setIsOrdering(!isOrdering)}
            >
              {isOrdering ? sessionPageText.reorderDone : sessionPageText.reorder}
            </Button>
          )}
          <Button
            variant="secondary"
            icon={<Clock aria-hidden size={20} />}
            onClick={() => setSheet({ kind: 'minutes' })}
          >
            {sessionPageText.minutes}
          </Button>
          {!isUnderWay && (
            <Button
              variant="secondary"
              icon={<CalendarClock aria-hidden size={20} />}
              onClick={() => setSheet({ kind: 'day' })}
            >
              {sessionPageText.moveDay}
            </Button>
          )}
          <Button
            variant="secondary"
            pending={edits.isPlanning}
            icon={<RefreshCw aria-hidden size={20} />}
            onClick={edits.remakeDay}
          >
            {sessionPageText.regenerate}
          </Button>
        </div>
      ) : (
        <p className="mt-4 text-muted">{sessionPageText.readOnly}</p>
      )}
      <ItemMenu
        item={inMenu}
        items={items}
        name={inMenu ? pool.nameOf(inMenu.exerciseId) : ''}
        edits={edits}
        onSwap={() => inMenu && setSheet({ kind: 'swap', itemId: inMenu.id })}
        onHarder={
          inMenu && isCounted(pool, inMenu)
            ? () => setSheet({ kind: 'harder', itemId: inMenu.id })
            : null
        }
        onClose={close}
      />
      <SwapSheet
        item={itemOf('swap')}
        session={session}
        input={toEditContext(plan, pool.exercises, 'day').input}
        pool={pool}
        isToday={date === today}
        onAny={() => sheet?.kind === 'swap' && setSheet({ ...sheet, kind: 'any' })}
        onSwap={(exerciseId, scope) => {
          if (sheet?.kind === 'swap') edits.swap(sheet.itemId, exerciseId, scope);
          close();
        }}
        onClose={close}
      />
      <AddExerciseSheet
        open={sheet?.kind === 'add' || sheet?.kind === 'any'}
        equipment={session.kit.equipment}
        taken={taken}
        avoid={plan.input.avoid}
        pool={pool}
        onAdd={(exerciseId) => {
          if (sheet?.kind === 'any') edits.swap(sheet.itemId, exerciseId, 'day');
          else edits.add(exerciseId);
          close();
        }}
        onClose={close}
      />
      <LiftSettingsSheet
        exercise={pool.find(itemOf('harder')?.exerciseId ?? '') ?? null}
        onClose={close}
      />
      <MinutesSheet
        key={session.minutes}
        open={sheet?.kind === 'minutes'}
        minutes={session.minutes}
        pending={edits.isPlanning}
        onChange={(minutes) => {
          close();
          edits.changeMinutes(minutes);
        }}
        onClose={close}
      />
      <DaySheet
        open={sheet?.kind === 'day'}
        plan={plan}
        date={date}
        today={today}
        begunDays={begunDays}
        pool={pool}
        onMove={edits.moveTo}
        onClose={close}
      />
    </>
  );
}

/** Walks, rides and stretches have no weight or reps to add to. */
function isCounted(pool: Pool, { exerciseId }: { exerciseId: string }): boolean {
  const pattern = pool.find(exerciseId)?.pattern;
  return pattern !== 'cardio' && pattern !== 'mobility';
}
