import { useState } from 'react';
import { useLocation } from 'wouter';
import { Form } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { RecipeDraft } from '../../contract.ts';
import { countUnsure } from '../../rules/count-unsure.ts';
import { useSaveDrafts } from '../api.ts';
import { listText } from '../messages.ts';

type DraftListProps = {
  drafts: readonly RecipeDraft[];
  app: string | null;
  onSaved: () => void;
};

/** The recipes of a file: which to save. Those that are there already cannot be chosen. */
export function DraftList({ drafts, app, onSaved }: DraftListProps) {
  const [, navigate] = useLocation();
  const fresh = drafts.filter(({ isKnown }) => !isKnown);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(fresh.map(({ id }) => id)),
  );
  const save = useSaveDrafts();
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const send = () => {
    if (chosen.size === 0 || save.isPending) return;
    save.mutate(
      fresh.filter(({ id }) => chosen.has(id)),
      {
        onSuccess: () => {
          onSaved();
          navigate('/meals', { replace: true });
        },
      },
    );
  };
  return (
    <Form form={{ submit: send }} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <Card title={listText.title(drafts.length, app)}>
        <p className="mb-3 text-muted">
          {fresh.length === 0 ? listText.nothingNew : listText.lead}
        </p>
        {fresh.length > 1 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              setChosen(new Set(chosen.size === fresh.length ? [] : fresh.map(({ id }) => id)))
            }
          >
            {chosen.size === fresh.length ? listText.none : listText.all}
          </Button>
        )}
        <ul className="mt-2 divide-y divide-line">
          {drafts.map((draft) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              isChosen={chosen.has(draft.id)}
              onToggle={() => toggle(draft.id)}
            />
          ))}
        </ul>
      </Card>
      {fresh.length > 0 && (
        <SaveBar
          label={listText.save(chosen.size)}
          pending={save.isPending}
          disabled={chosen.size === 0}
        />
      )}
    </Form>
  );
}

type DraftRowProps = { draft: RecipeDraft; isChosen: boolean; onToggle: () => void };

function DraftRow({ draft, isChosen, onToggle }: DraftRowProps) {
  const { recipe, isKnown } = draft;
  const unsure = countUnsure(recipe);
  const facts = isKnown
    ? listText.known
    : [listText.ingredients(recipe.ingredients.length), unsure > 0 && listText.unsure(unsure)]
        .filter(Boolean)
        .join(' · ');
  return (
    <li>
      <label className="grid min-h-14 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 py-2 has-disabled:cursor-default">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isKnown}
          onChange={onToggle}
          className="row-span-2 size-5 accent-(--color-accent)"
        />
        <bdi className="font-medium wrap-anywhere">{recipe.name}</bdi>
        <span className="text-sm text-muted">{facts}</span>
      </label>
    </li>
  );
}
