import { useMemo } from 'react';
import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { isEquipped } from '#features/exercises/rules/exercise-pool.ts';
import { findSubstitutes } from '#features/exercises/rules/find-substitutes.ts';
import { nameKit } from '#features/exercises/web/public.ts';
import { FigureThumbnail } from '#features/figures/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { swapText } from '../../messages/sheets.ts';

type SwapSheetProps = {
  exercise: Exercise | null;
  open: boolean;
  /** null: not known, so everything is offered */
  equipment: readonly Equipment[] | null;
  taken: readonly string[];
  pool: Pool;
  onSwap: (exerciseId: string) => void;
  /** looks in the whole library instead */
  onAny: () => void;
  onClose: () => void;
};

const MAX_SHOWN = 8;
const MAX_LOOKED_AT = 60;

/** A lift with a weight stands for one with a weight, and what is only a way out comes last. */
const unlikeness = (wanted: Exercise, other: Exercise): number =>
  ((wanted.smallestStepKg === null) === (other.smallestStepKg === null) ? 0 : 1) +
  (other.tier === 'fallback' ? 2 : 0);

/** Of the ways to do an exercise the one with what is there. */
const kitThere = ({ kit }: Exercise, there: ReadonlySet<Equipment> | null) =>
  kit.find((needed) => !there || needed.every((one) => there.has(one))) ?? kit[0] ?? [];

/** What trains the same with what is there, most alike first. */
export function SwapSheet(props: SwapSheetProps) {
  const { exercise, open, equipment, taken, pool, onSwap, onAny, onClose } = props;
  const found = useMemo(() => {
    if (!exercise || !open) return [];
    const there = equipment && new Set(equipment);
    const linked = [...exercise.easier, ...exercise.harder].flatMap((id) => pool.find(id) ?? []);
    const alike = [...findSubstitutes(exercise, pool.exercises, MAX_LOOKED_AT), ...linked];
    return alike
      .filter(({ id }) => !taken.includes(id))
      .filter((one) => !there || isEquipped(one, there))
      .sort((a, b) => unlikeness(exercise, a) - unlikeness(exercise, b))
      .slice(0, MAX_SHOWN)
      .map((one) => ({ ...one, needs: kitThere(one, there) }));
  }, [exercise, open, equipment, taken, pool]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={swapText.title(exercise?.name ?? '')}
      footer={
        <Button variant="secondary" onClick={onAny}>
          {swapText.any}
        </Button>
      }
    >
      {found.length === 0 && <p className="text-muted">{swapText.none}</p>}
      <ul className="-mx-2 grid gap-1">
        {found.map(({ id, name, muscles, needs }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onSwap(id)}
              className="flex min-h-16 w-full flex-wrap items-center gap-3 rounded-control px-2 py-2 text-left transition-colors duration-150 hover:bg-hover"
            >
              <FigureThumbnail exerciseId={pool.figureOf(id)} muscles={muscles} />
              <span className="min-w-24 flex-1">
                <bdi className="block font-medium wrap-anywhere">{name}</bdi>
                <span className="block text-sm break-words text-muted">{nameKit(needs)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
