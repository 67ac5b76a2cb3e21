import { AddExerciseSheet } from '#features/exercise-library/web/public.ts';
import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import type { useItemEdits } from '../../hooks/use-item-edits.ts';
import type { useSheets } from '../../hooks/use-sheets.ts';
import { swapText } from '../../messages/sheets.ts';
import { SwapSheet } from '../sheets/swap-sheet.tsx';

type FindSheetsProps = {
  items: readonly SessionItem[];
  pool: Pool;
  edits: ReturnType<typeof useItemEdits>;
  sheets: ReturnType<typeof useSheets>;
  equipment: readonly Equipment[] | null;
  /** exercises that the person trains, the latest first */
  recent: readonly string[];
};

/** The sheets that find an exercise: to add, or in the place of another. */
export function FindSheets({ items, pool, edits, sheets, equipment, recent }: FindSheetsProps) {
  const { sheet, open, close } = sheets;
  const item = sheet && 'itemId' in sheet ? items.find(({ id }) => id === sheet.itemId) : undefined;
  const taken = items.flatMap(({ exerciseId }) => exerciseId ?? []);
  const isAdding = sheet?.kind === 'add';
  const name = item && (item.name ?? pool.nameOf(item.exerciseId ?? ''));
  const run = (act: () => void) => {
    act();
    close();
  };
  return (
    <>
      <SwapSheet
        open={sheet?.kind === 'swap'}
        exercise={item?.exerciseId ? (pool.find(item.exerciseId) ?? null) : null}
        equipment={equipment}
        taken={taken}
        pool={pool}
        onSwap={(exerciseId) => item && run(() => edits.swap(item, exerciseId))}
        onAny={() => item && open({ kind: 'swapAny', itemId: item.id })}
        onClose={close}
      />
      <AddExerciseSheet
        open={isAdding || sheet?.kind === 'swapAny'}
        title={name && swapText.title(name)}
        equipment={equipment}
        taken={taken}
        avoid={[]}
        recent={recent}
        pool={pool}
        onAdd={(exerciseId) =>
          run(() => {
            if (item) edits.swap(item, exerciseId);
            else edits.add(exerciseId);
          })
        }
        onNamed={isAdding ? (typed) => run(() => edits.addNamed(typed)) : undefined}
        onClose={close}
      />
    </>
  );
}
