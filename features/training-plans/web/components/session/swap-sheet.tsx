import { ArrowLeftRight, Sparkles } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { FigureThumbnail } from '#features/figures/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { EditScope } from '#features/plan-blocks/rules/edit-session.ts';
import {
  chooseSwap,
  listOtherWays,
  listSwaps,
  type Swap,
} from '#features/plan-generator/rules/list-swaps.ts';
import type {
  PlanInput,
  PlanItem,
  PlannedSession,
} from '#features/plan-generator/rules/plan-input.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { swapReasonText } from '../../messages/reasons.ts';
import { swapText } from '../../messages/session.ts';

type SwapSheetProps = {
  item: PlanItem | null;
  session: PlannedSession;
  input: PlanInput;
  pool: Pool;
  isToday: boolean;
  onSwap: (exerciseId: string, scope: EditScope) => void;
  /** looks in the whole library instead */
  onAny: () => void;
  onClose: () => void;
};

const FIRST_SHOWN = 8;

/** What could stand in an exercise's place, each with what it is good for. */
export function SwapSheet({ item, onClose, ...list }: SwapSheetProps) {
  return (
    <Dialog
      open={item !== null}
      onOpenChange={(open) => !open && onClose()}
      title={item ? swapText.title(list.pool.nameOf(item.exerciseId)) : ''}
    >
      {item && <Swaps item={item} {...list} />}
    </Dialog>
  );
}

type SwapsProps = Omit<SwapSheetProps, 'item' | 'onClose'> & { item: PlanItem };

function Swaps({ item, session, input, pool, isToday, onSwap, onAny }: SwapsProps) {
  const [scope, setScope] = useState<EditScope>('day');
  const [most, setMost] = useState(FIRST_SHOWN);
  const swaps = useMemo(() => listSwaps(item, session, input), [item, session, input]);
  const others = useMemo(() => listOtherWays(item, session, input), [item, session, input]);
  const chosen = chooseSwap(item, swaps, input) ?? others[0];
  if (!chosen) {
    return (
      <EmptyState
        icon={<ArrowLeftRight size={26} />}
        title={swapText.none}
        action={<Button onClick={onAny}>{swapText.any}</Button>}
      >
        {swapText.noneHint}
      </EmptyState>
    );
  }
  const toRow = (swap: Swap, isForMe = false) => (
    <SwapRow
      key={swap.exerciseId}
      swap={swap}
      pool={pool}
      isForMe={isForMe}
      onSelect={() => onSwap(swap.exerciseId, scope)}
    />
  );
  return (
    <>
      <Segmented
        label={swapText.scope}
        hideLabel
        options={[
          { value: 'day', label: isToday ? swapText.today : swapText.thisDay },
          { value: 'block', label: swapText.block },
        ]}
        value={scope}
        onValueChange={setScope}
      />
      <ul className="mt-3 grid">{toRow(chosen, true)}</ul>
      {swaps.length > 0 && (
        <SwapList title={swapText.sameMovement}>
          {swaps.slice(0, most).map((swap) => toRow(swap))}
        </SwapList>
      )}
      {swaps.length > most && (
        <Button variant="ghost" fullWidth onClick={() => setMost(swaps.length)}>
          {swapText.more}
        </Button>
      )}
      {others.length > 0 && (
        <SwapList title={swapText.otherWays}>{others.map((swap) => toRow(swap))}</SwapList>
      )}
      <Button variant="secondary" fullWidth className="mt-2" onClick={onAny}>
        {swapText.any}
      </Button>
    </>
  );
}

function SwapList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="text-sm font-medium text-muted">
        {title}
      </h3>
      <ul className="-mx-2 mt-1 grid gap-1">{children}</ul>
    </section>
  );
}

type SwapRowProps = { swap: Swap; pool: Pool; isForMe: boolean; onSelect: () => void };

/** An exercise to take instead; the one that is chosen for the person stands out, by name. */
function SwapRow({ swap: { exerciseId, reason }, pool, isForMe, onSelect }: SwapRowProps) {
  const exercise = pool.find(exerciseId);
  const name = pool.nameOf(exerciseId);
  return (
    <li>
      <button
        type="button"
        onClick={onSelect}
        className={classNames(
          'flex min-h-16 w-full flex-wrap items-center gap-3 rounded-control px-2 py-2 text-left transition-colors duration-150 hover:bg-hover',
          isForMe && 'border border-line-strong bg-raised',
        )}
      >
        <FigureThumbnail exerciseId={pool.figureOf(exerciseId)} muscles={exercise?.muscles ?? {}} />
        <span className="min-w-24 flex-1">
          {isForMe && (
            <span className="flex items-center gap-1.5 text-sm font-semibold text-accent">
              <Sparkles aria-hidden size={16} />
              {swapText.forMe}
            </span>
          )}
          <bdi className="block font-medium wrap-anywhere">{name}</bdi>
          <span className="block text-sm break-words text-muted">{swapReasonText(reason)}</span>
        </span>
      </button>
    </li>
  );
}
