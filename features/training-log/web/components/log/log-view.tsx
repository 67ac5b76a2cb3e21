import { ArrowDownUp, Check, Dumbbell, Focus, List, Plus, Settings2 } from 'lucide-react';
import { memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { PoolOfSome } from '#features/exercise-library/web/public.ts';
import type { PastSet } from '#features/progression/rules/progression-rule.ts';
import { type LiftsView } from '#features/progression/web/public.ts';
import { useTrainingPlaces } from '#features/training-profile/web/public.ts';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { asksIfOpen } from '#features/training-sessions/rules/open-sessions.ts';
import { finishSession } from '#features/training-sessions/rules/session-edits.ts';
import type { LoggedSet, SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import {
  countDoneSets,
  countPlannedSets,
} from '#features/training-sessions/rules/session-state.ts';
import { type useOpenSession, useRemoveSession } from '#features/training-sessions/web/public.ts';
import { useWakeLock } from '#platform/web/alerts/use-wake-lock.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { dayName } from '#platform/web/time/day-text.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useStable } from '#platform/web/ui/use-stable.ts';
import { findPreviousSets, listRecent, previousOf } from '../../../rules/previous-sets.ts';
import { restAfter } from '../../../rules/rest.ts';
import { groupOf, lastDone, nextSet } from '../../../rules/set-order.ts';
import { tickMoment } from '../../../rules/tick-moment.ts';
import { readySound } from '../../hooks/signals.ts';
import { useClocks } from '../../hooks/use-clocks.ts';
import { useGuided } from '../../hooks/use-guided.ts';
import { useItemEdits, warmUpKgOf } from '../../hooks/use-item-edits.ts';
import { useLeave } from '../../hooks/use-leave.ts';
import { type Change, type Log, useLog } from '../../hooks/use-log.ts';
import { changeLogSettings } from '../../hooks/use-log-settings.ts';
import { usePartsAhead } from '../../hooks/use-parts-ahead.ts';
import { useScrollOnOpening } from '../../hooks/use-scroll-on-opening.ts';
import { useSheets } from '../../hooks/use-sheets.ts';
import { guidedText } from '../../messages/guided.ts';
import { logText } from '../../messages/log.ts';
import { restText } from '../../messages/rest.ts';
import { shortValues, unitValues } from '../../messages/set-words.ts';
import { LoadKeypad } from '../keypad/load-keypad.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ItemCard } from './item-card.tsx';
import { linesOf, liveRecords } from './item-lines.ts';
import {
  AskDialogs,
  Conflicts,
  FindSheets,
  GuidedView,
  OrderList,
  SessionSheets,
  withPart,
} from './log-parts.ts';

type LogViewProps = {
  session: TrainingSession;
  change: (edit: Change) => void;
  pool: PoolOfSome;
  /** null: not known on this device */
  lifts: LiftsView | null;
  open: Pick<
    ReturnType<typeof useOpenSession>,
    'isOverLimit' | 'closeLimit' | 'goOnAsOwn' | 'conflicts' | 'resolve' | 'isUnsaved' | 'fresh'
  >;
  /** a finished session whose sets are changed: no clocks */
  isEdit: boolean;
  onDone: () => void;
};

const MINUTE_MS = 60_000;

/** A session under way: every exercise, set by set, within reach of one thumb. */
export const LogView = memo(function LogView(props: LogViewProps) {
  const { session, change, pool, lifts, open, isEdit, onDone } = props;
  const { items } = session.work;
  const today = useToday();
  const sheets = useSheets(withPart);
  const clocks = useClocks(session.id);
  const remove = useRemoveSession();
  const leave = useLeave();
  const places = useTrainingPlaces().data;
  const [isOrdering, setIsOrdering] = useState(false);
  const previousSets = (item: Pick<SessionItem, 'exerciseId'>) =>
    findPreviousSets(lifts?.of(item.exerciseId ?? '').sessions ?? [], session);
  const beforeOf = (item: SessionItem, set: LoggedSet) => previousOf(previousSets(item), item, set);
  const log = useLog({
    session,
    pool,
    lifts,
    change,
    momentOf: () => session.finishedAt ?? tickMoment(session, Date.now()),
    beforeOf,
    onSet: (itemId, setId) => sheets.open({ kind: 'set', itemId, setId }),
    onClock: (itemId, setId) => clocks.start(itemId, setId, Date.now()),
  });
  const edits = useItemEdits(session, change, log, { pool, previousSets });
  useWakeLock(log.settings.awake && !isEdit);
  const guided = useGuided(log.settings.guided && !isEdit);
  const isGuided = guided !== 'list';
  usePartsAhead();

  const next = useMemo(() => nextSet(items), [items]);
  const nextWords = next
    ? restText.setOf(
        figuresText(log, next.item, log.tapOf(next.item, next.set)),
        log.factsOf(next.item).name,
        next.at + 1,
        next.item.sets.length,
      )
    : '';
  const { weightUnit } = useUnits();
  // Worked out after the tick was drawn.
  const drawn = useDeferredValue(session);
  const records = useMemo(() => liveRecords(lifts, drawn, weightUnit), [lifts, drawn, weightUnit]);
  const recent = useMemo(() => listRecent(lifts?.all ?? []), [lifts]);
  const done = countDoneSets(session);
  const all = countPlannedSets(session);
  const equipment = places?.find(({ name }) => name === session.placeName)?.equipment ?? null;
  useScrollOnOpening(session.id, isEdit || done === 0 ? null : (next?.set.id ?? null));
  const minutes = useMinutes(session, isEdit);
  const finish = (at: string) => {
    log.acts.closeKeypad();
    change((now) => finishSession(now, at));
    onDone();
  };
  const ticksNext = isGuided && !isOrdering && next !== null;
  const askToFinish = () => {
    if (isEdit) {
      log.acts.closeKeypad();
      onDone();
    } else if (done < all || done === 0) sheets.open({ kind: 'finish' });
    else finish(new Date().toISOString());
  };
  const [openedAt] = useState(() => Date.now());
  const asks =
    sheets.shows('ask') || open.isOverLimit || (!isEdit && asksIfOpen(session, openedAt));
  const order = () => withPart('order', () => setIsOrdering(true));
  const removeAll = () => remove.mutate(session, { onSuccess: leave });
  const withItem = (act: (item: SessionItem) => void) => (itemId: string) => {
    const item = items.find(({ id }) => id === itemId);
    if (item) act(item);
  };
  const cardActs = useStable({
    menu: (itemId: string) => sheets.open({ kind: 'menu', itemId }),
    addSet: withItem(edits.addSet),
    warmUp: withItem(edits.addWarmUp),
    startPace(itemId: string) {
      readySound();
      clocks.start(itemId, null, Date.now());
    },
  });
  const acts = useMemo(() => ({ ...log.acts, ...cardActs }), [log.acts, cardActs]);

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-9.5rem)] w-full max-w-3xl flex-col">
      <PageHeader
        title={<bdi className="block">{session.name}</bdi>}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {isEdit
              ? logText.isEdit(dayName(session.date, today))
              : minutes !== null && logText.running(minutes)}
            <PendingMark kind="training-session" ids={[session.id]} />
          </span>
        }
        back={isEdit ? `/workouts/log/${session.id}` : '/workouts'}
        actions={
          <>
            {!isEdit && items.length > 0 && (
              <IconButton
                label={isGuided ? logText.list : logText.guided}
                icon={isGuided ? <List aria-hidden size={22} /> : <Focus aria-hidden size={22} />}
                onClick={() => changeLogSettings({ guided: !isGuided })}
              />
            )}
            <IconButton
              label={logText.options}
              icon={<Settings2 aria-hidden size={22} />}
              onClick={() => sheets.open({ kind: 'options' })}
            />
          </>
        }
      />
      {open.isUnsaved && (
        <div className="mb-3">
          <StatusMessage tone="error">{logText.unsaved}</StatusMessage>
        </div>
      )}
      {items.length === 0 && (
        <EmptyState icon={<Dumbbell size={26} />} title={logText.empty}>
          {logText.emptyHint}
        </EmptyState>
      )}
      {guided === 'loading' && <Skeleton className="h-96" />}
      {guided === 'shown' && !isOrdering && items.length > 0 && (
        <GuidedView
          next={next}
          log={log}
          pool={pool}
          fresh={open.fresh}
          lines={next ? linesOf(next.item, log.factsOf(next.item), pool.nameOf) : []}
          before={next ? beforeText(log, next.item, beforeOf(next.item, next.set)) : ''}
          onTaken={() => next && sheets.open({ kind: 'taken', itemId: next.item.id })}
          onFinish={askToFinish}
        />
      )}
      {isOrdering ? (
        <OrderList
          items={items.map((item) => ({ id: item.id, label: log.factsOf(item).name }))}
          onMove={(itemId, to) => edits.moveTo(itemId, to)}
        />
      ) : isGuided ? null : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {items.map((item) => {
            const group = groupOf(items, item.id);
            const isInGroup = group.length > 1 && group.at(-1)?.id !== item.id;
            return (
              <ItemCard
                key={item.id}
                item={item}
                facts={log.factsOf(item)}
                pool={pool}
                previous={previousSets(item)}
                typing={log.typing?.itemId === item.id ? log.typing : null}
                acts={acts}
                fresh={open.fresh}
                nextSetId={!isEdit && next?.item.id === item.id ? next.set.id : null}
                records={isEdit ? '' : (records.get(item.exerciseId ?? '') ?? []).join('\n')}
                isPaired={isInGroup ? (group.length > 2 ? 'circuit' : 'superset') : null}
                hasWarmUp={!isEdit && warmUpKgOf(log, item) !== null}
                hasClock={item.pace !== null && item.pace.kind !== 'circuit' && !isEdit}
              />
            );
          })}
        </ol>
      )}
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-2">
        {isOrdering ? (
          <Button
            variant="secondary"
            icon={<Check aria-hidden size={20} />}
            onClick={() => setIsOrdering(false)}
          >
            {logText.reorderDone}
          </Button>
        ) : (
          <Button
            variant="secondary"
            icon={<Plus aria-hidden size={20} />}
            onClick={() => sheets.open({ kind: 'add' })}
          >
            {logText.add}
          </Button>
        )}
        {ticksNext && (
          <Button variant="secondary" icon={<Check aria-hidden size={20} />} onClick={askToFinish}>
            {logText.finish}
          </Button>
        )}
        {!isOrdering && items.length > 1 && (
          <Button variant="secondary" icon={<ArrowDownUp aria-hidden size={20} />} onClick={order}>
            {logText.reorder}
          </Button>
        )}
      </div>
      <BottomBar
        rest={isEdit ? null : restAfter(items)}
        clocks={clocks}
        clock={{
          items,
          running: isEdit ? null : clocks.running,
          secondsOf: (item, set) => log.tapOf(item, set).seconds ?? null,
          onTick: (item, set, atMs) => log.tickAt(item, set, tickMoment(session, atMs)),
          onOver: clocks.stop,
        }}
        nameOf={(item) => log.factsOf(item).name}
        next={nextWords}
        href={`/workouts/log/${session.id}`}
        done={done}
        all={all}
        action={
          ticksNext
            ? { label: guidedText.done, tickOf: next.set.id }
            : { label: isEdit ? logText.saveEdits : logText.finish, tickOf: null }
        }
        onAct={() => (next && ticksNext ? log.acts.tick(next.item.id, next.set.id) : askToFinish())}
      />
      {log.typing && <LoadKeypad log={log} items={items} />}
      <Suspense>
        {open.conflicts.length > 0 && <Conflicts session={session} log={log} open={open} />}
      </Suspense>
      <Suspense>
        {sheets.shows('change') && (
          <SessionSheets
            session={session}
            change={change}
            log={log}
            pool={pool}
            edits={edits}
            sheets={sheets}
            onReorder={order}
            onRemove={removeAll}
          />
        )}
      </Suspense>
      <Suspense>
        {sheets.shows('find') && (
          <FindSheets
            items={items}
            pool={pool}
            edits={edits}
            sheets={sheets}
            equipment={equipment}
            recent={recent}
          />
        )}
      </Suspense>
      <Suspense>
        {asks && (
          <AskDialogs
            session={session}
            isEdit={isEdit}
            asksToFinish={sheets.sheet?.kind === 'finish'}
            left={all - done}
            isEmpty={done === 0}
            openedAt={openedAt}
            lastAt={lastDone(items)?.set.doneAt ?? null}
            isOverLimit={open.isOverLimit}
            onFinish={finish}
            onRemove={removeAll}
            onClose={sheets.close}
            onCloseLimit={open.closeLimit}
            onOwn={open.goOnAsOwn}
          />
        )}
      </Suspense>
    </div>
  );
});

const beforeText = (log: Log, item: SessionItem, before: Partial<PastSet> | null): string => {
  const { fields, look } = log.factsOf(item);
  return before ? shortValues((field) => before[field] ?? null, fields, look) : '';
};

const figuresText = (log: Log, item: SessionItem, now: Partial<PastSet>): string => {
  const { fields, look } = log.factsOf(item);
  return unitValues((field) => now[field] ?? null, fields, look);
};

/** Whole minutes since the session was started; null before, or when it is over. */
function useMinutes({ startedAt }: TrainingSession, isEdit: boolean): number | null {
  const isRunning = startedAt !== null && !isEdit;
  const now = useNow(isRunning, 15_000);
  return startedAt !== null && isRunning
    ? Math.max(0, Math.floor((now - Date.parse(startedAt)) / MINUTE_MS))
    : null;
}
