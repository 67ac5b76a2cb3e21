import { Check } from 'lucide-react';
import { useState } from 'react';
import { AddExerciseSheet } from '#features/exercise-library/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { NamedExercise } from '../../rules/survey-file.ts';
import { namesText } from '../messages.ts';
import type { NameChoice } from './name-choice.ts';
import { OwnExerciseDialog } from './own-exercise-dialog.tsx';

type ExerciseNamesProps = {
  names: readonly NamedExercise[];
  choices: ReadonlyMap<string, NameChoice>;
  pool: Pool;
  onChoose: (name: string, choice: NameChoice) => void;
  onCheckAll: () => void;
};

const NOTHING_AVOIDED: [] = [];

/** Every name of the file with the exercise that it means, to be confirmed or changed. */
export function ExerciseNames(props: ExerciseNamesProps) {
  const { names, choices, pool, onChoose, onCheckAll } = props;
  const [changed, setChanged] = useState<NamedExercise | null>(null);
  const [made, setMade] = useState<NamedExercise | null>(null);
  const open = names.filter(({ name }) => choices.get(name)?.isChecked === false);
  // What is to be looked at comes first, in the order of how often it was done.
  const [first] = useState(() => new Set(open.map(({ name }) => name)));
  const ordered = [
    ...names.filter(({ name }) => first.has(name)),
    ...names.filter(({ name }) => !first.has(name)),
  ];
  const choose = (name: string, exerciseId: string | null) => {
    onChoose(name, { exerciseId, isChecked: true });
    setChanged(null);
    setMade(null);
  };
  return (
    <Card
      title={namesText.title}
      action={
        <Badge tone={open.length > 0 ? 'warn' : 'success'}>{namesText.open(open.length)}</Badge>
      }
    >
      <p className="mb-2 text-sm text-muted">{namesText.lead}</p>
      {open.length > 1 && (
        <Button variant="secondary" size="sm" className="mb-2" onClick={onCheckAll}>
          {namesText.confirmAll(open.length)}
        </Button>
      )}
      <ul aria-label={namesText.title} className="divide-y divide-line">
        {ordered.map((named) => (
          <NameRow
            key={named.name}
            named={named}
            choice={choices.get(named.name)}
            pool={pool}
            onConfirm={(exerciseId) => choose(named.name, exerciseId)}
            onChange={() => setChanged(named)}
            onMake={() => setMade(named)}
          />
        ))}
      </ul>
      <AddExerciseSheet
        open={changed !== null}
        equipment={null}
        taken={NOTHING_AVOIDED}
        avoid={NOTHING_AVOIDED}
        pool={pool}
        onAdd={(exerciseId) => changed && choose(changed.name, exerciseId)}
        onClose={() => setChanged(null)}
      />
      {made && (
        <OwnExerciseDialog
          named={made}
          onMade={(exerciseId) => choose(made.name, exerciseId)}
          onClose={() => setMade(null)}
        />
      )}
    </Card>
  );
}

type NameRowProps = {
  named: NamedExercise;
  choice: NameChoice | undefined;
  pool: Pool;
  onConfirm: (exerciseId: string | null) => void;
  onChange: () => void;
  onMake: () => void;
};

function NameRow({ named, choice, pool, onConfirm, onChange, onMake }: NameRowProps) {
  const { name, sets } = named;
  const exerciseId = choice?.exerciseId ?? null;
  const isOpen = choice?.isChecked === false;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          <span className="font-normal text-muted"> · {namesText.sets(sets)}</span>
        </p>
        <p className={`text-sm wrap-anywhere ${isOpen ? 'text-warn' : 'text-muted'}`}>
          {exerciseId === null
            ? namesText.kept
            : isOpen
              ? namesText.likely(pool.nameOf(exerciseId))
              : namesText.is(pool.nameOf(exerciseId))}
        </p>
      </div>
      <div className="-mx-2 flex flex-wrap items-center">
        {isOpen && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Check aria-hidden size={18} />}
            aria-label={namesText.confirmOne(name)}
            onClick={() => onConfirm(exerciseId)}
          >
            {namesText.confirm}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-label={exerciseId === null ? namesText.chooseOne(name) : namesText.changeOne(name)}
          onClick={onChange}
        >
          {exerciseId === null ? namesText.choose : namesText.change}
        </Button>
        {exerciseId === null ? (
          <Button variant="ghost" size="sm" aria-label={namesText.makeOne(name)} onClick={onMake}>
            {namesText.make}
          </Button>
        ) : (
          <Button
            variant="ghost"
            size="sm"
            aria-label={namesText.keepOne(name)}
            onClick={() => onConfirm(null)}
          >
            {namesText.keep}
          </Button>
        )}
      </div>
    </li>
  );
}
