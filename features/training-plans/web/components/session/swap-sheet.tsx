import { ArrowLeftRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FigureThumbnail } from '#features/figures/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import { listSwaps } from '#features/plan-generator/rules/list-swaps.ts';
import type {
  PlanInput,
  PlanItem,
  PlannedSession,
} from '#features/plan-generator/rules/plan-input.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import type { EditScope } from '../../../rules/edit-session.ts';
import { swapReasonText } from '../../messages/reasons.ts';
import { swapText } from '../../messages/session.ts';

type SwapSheetProps = {
  item: PlanItem | null;
  session: PlannedSession;
  input: PlanInput;
  pool: Pool;
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

function Swaps({ item, session, input, pool, onSwap, onAny }: SwapsProps) {
  const [scope, setScope] = useState<EditScope>('day');
  const [most, setMost] = useState(FIRST_SHOWN);
  const swaps = useMemo(() => listSwaps(item, session, input), [item, session, input]);
  if (swaps.length === 0) {
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
  return (
    <>
      <Segmented
        label={swapText.scope}
        hideLabel
        options={[
          { value: 'day', label: swapText.today },
          { value: 'block', label: swapText.block },
        ]}
        value={scope}
        onValueChange={setScope}
      />
      <ul className="-mx-2 mt-3 grid gap-1">
        {swaps.slice(0, most).map(({ exerciseId, reason }) => {
          const exercise = pool.find(exerciseId);
          return (
            <li key={exerciseId}>
              <button
                type="button"
                onClick={() => onSwap(exerciseId, scope)}
                className="flex min-h-16 w-full flex-wrap items-center gap-3 rounded-control px-2 py-2 text-left transition-colors duration-150 hover:bg-hover"
              >
                <FigureThumbnail
                  exerciseId={pool.figureOf(exerciseId)}
                  muscles={exercise?.muscles ?? {}}
                />
                <span className="min-w-24 flex-1">
                  <bdi className="block font-medium wrap-anywhere">{pool.nameOf(exerciseId)}</bdi>
                  <span className="block text-sm break-words text-muted">
                    {swapReasonText(reason)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {swaps.length > most && (
        <Button variant="ghost" fullWidth onClick={() => setMost(swaps.length)}>
          {swapText.more}
        </Button>
      )}
      <Button variant="secondary" fullWidth className="mt-2" onClick={onAny}>
        {swapText.any}
      </Button>
    </>
  );
}
