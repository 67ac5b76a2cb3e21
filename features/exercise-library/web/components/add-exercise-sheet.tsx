import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import { isEquipped } from '#features/exercises/rules/exercise-pool.ts';
import {
  indexExercises,
  NO_FILTER,
  searchExercises,
} from '#features/exercises/rules/search-exercises.ts';
import { nameKit } from '#features/exercises/web/public.ts';
import { FigureThumbnail } from '#features/figures/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { addText } from '../messages/add.ts';

type AddExerciseSheetProps = {
  open: boolean;
  title?: string | undefined;
  /** what is there; null: not known, so nothing is said of it */
  equipment: readonly Equipment[] | null;
  /** ids that are not offered */
  taken: readonly string[];
  /** what spares the person comes first */
  avoid: readonly StressTag[];
  /** what the person trains, the latest first: shown before anything is typed */
  recent?: readonly string[] | undefined;
  pool: Pool;
  onAdd: (exerciseId: string) => void;
  /** takes what was typed as it is, where it need not be of the library */
  onNamed?: ((name: string) => void) | undefined;
  onClose: () => void;
};

/** Of the ways to do an exercise the one with what is there. */
const kitThere = ({ kit }: Exercise, there: ReadonlySet<Equipment> | null) =>
  kit.find((needed) => !there || needed.every((one) => there.has(one))) ?? kit[0] ?? [];

const MAX_SHOWN = 20;
const NONE: readonly string[] = [];

/** Finds an exercise of the library to add. */
export function AddExerciseSheet({ open, title, onClose, ...finder }: AddExerciseSheetProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title ?? addText.title}
      toType
    >
      {open && <Finder {...finder} />}
    </Dialog>
  );
}

type FinderProps = Omit<AddExerciseSheetProps, 'open' | 'title' | 'onClose'>;

function Finder({ equipment, taken, avoid, recent = NONE, pool, onAdd, onNamed }: FinderProps) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const index = useMemo(() => indexExercises(pool.exercises), [pool]);
  const there = useMemo(() => equipment && new Set(equipment), [equipment]);
  const isHere = (exercise: Exercise) => there === null || isEquipped(exercise, there);
  const found = useMemo(() => {
    const without = new Set(taken);
    const all = searchExercises(index, { ...NO_FILTER, text: wanted });
    const free = all.filter(({ id }) => !without.has(id));
    const place = new Map(wanted.trim() === '' ? recent.map((id, at) => [id, at - 1_000]) : []);
    // Where the place is not known, what the person used lately is likely there.
    const used = recent.flatMap((id) => pool.find(id)?.kit[0] ?? []);
    const near = there ?? (used.length > 0 ? new Set(used) : null);
    const rank = (exercise: Exercise) =>
      (place.get(exercise.id) ?? 0) +
      Number(near !== null && !isEquipped(exercise, near)) * 2 +
      Number(exercise.tags.some((tag) => avoid.includes(tag)));
    return free.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_SHOWN);
  }, [index, wanted, taken, there, avoid, recent, pool]);
  const name = text.trim();
  const box = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('input, [data-found]') ?? [])];
    const at = rows.indexOf(event.target as HTMLElement);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && at >= 0) {
      event.preventDefault();
      rows[at + step]?.focus();
    } else if (event.key === 'Enter' && at === 0 && wanted === text && found[0]) {
      event.preventDefault();
      onAdd(found[0].id);
    }
  };
  return (
    <div ref={box}>
      <search className="relative block">
        <SearchBox
          label={addText.search}
          placeholder={addText.placeholder}
          autoCapitalize="none"
          maxLength={100}
          value={text}
          onValueChange={setText}
          onKeyDown={press}
        />
      </search>
      {found.length === 0 && <p className="mt-4 text-muted">{addText.none}</p>}
      <ul className="-mx-2 mt-3 grid gap-1">
        {found.map((exercise) => (
          <li key={exercise.id}>
            <button
              type="button"
              data-found
              onKeyDown={press}
              onClick={() => onAdd(exercise.id)}
              className="flex min-h-16 w-full flex-wrap items-center gap-3 rounded-control px-2 py-2 text-left transition-colors duration-150 hover:bg-hover"
            >
              <FigureThumbnail exerciseId={pool.figureOf(exercise.id)} muscles={exercise.muscles} />
              <span className="min-w-24 flex-1">
                <bdi className="block font-medium wrap-anywhere">{exercise.name}</bdi>
                <span className="block text-sm break-words text-muted">
                  {isHere(exercise) ? nameKit(kitThere(exercise, there)) : addText.missing}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {onNamed && name !== '' && (
        <Button variant="secondary" fullWidth className="mt-3" onClick={() => onNamed(name)}>
          <bdi className="min-w-0 wrap-anywhere">{addText.named(name)}</bdi>
        </Button>
      )}
    </div>
  );
}
