import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { type DraftLine, readDraftLine } from '../../../rules/draft-lines.ts';
import { lineText } from '../../messages/form.ts';
import { IngredientRow } from './ingredient-row.tsx';
import { MatchSheet } from './match-sheet.tsx';
import type { RecipeForm } from './use-recipe-form.ts';

/** Ingredients as they are typed, each with how it was read. Enter begins the next. */
export function IngredientFields({ form }: { form: RecipeForm }) {
  const { draft, change, errors, found, addFound, latest } = form;
  const { lines } = draft;
  const [matching, setMatching] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const toFocus = useRef<string | null>(null);
  const foodOf = (foodId: string) => found[foodId] ?? null;
  const write = (next: readonly DraftLine[]) => change({ lines: next });
  const replace = (line: DraftLine) =>
    write(latest().lines.map((one) => (one.id === line.id ? line : one)));
  const lineFrom = (text: string) => readDraftLine({ id: newId() }, text, foodOf);

  useEffect(() => {
    if (toFocus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-line="${toFocus.current}"]`)?.focus();
    toFocus.current = null;
  });

  const addAfter = (at: number, texts: readonly string[] = ['']) => {
    const added = texts.map(lineFrom);
    toFocus.current = added.at(-1)?.id ?? null;
    write(lines.toSpliced(at + 1, 0, ...added));
  };
  const remove = (at: number) => {
    toFocus.current = (lines[at - 1] ?? lines[at + 1])?.id ?? null;
    write(lines.toSpliced(at, 1));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      addAfter(at);
    } else if (event.key === 'Backspace' && lines[at]?.text === '') {
      event.preventDefault();
      remove(at);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, at: number) => {
    const texts = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter((text) => text.trim());
    if (texts.length < 2) return;
    event.preventDefault();
    const pasted = texts.map(lineFrom);
    toFocus.current = pasted.at(-1)?.id ?? null;
    write(lines.toSpliced(at, lines[at]?.text.trim() ? 0 : 1, ...pasted));
  };

  const toConfirm = lines.filter((line) => line.food !== null && !line.isConfirmed).length;
  const matched = lines.find(({ id }) => id === matching);
  return (
    <Card title={lineText.title}>
      <p className="-mt-1 mb-3 text-sm text-muted">{lineText.hint}</p>
      {errors.lines && (
        <p role="alert" className="mb-3 text-sm text-danger">
          {errors.lines}
        </p>
      )}
      <ol ref={list} className="grid gap-3">
        {lines.map((line, at) => (
          <IngredientRow
            key={line.id}
            line={line}
            place={at + 1}
            onText={(text) => replace(readDraftLine(line, text, foodOf))}
            onKeyDown={(event) => onKeyDown(event, at)}
            onPaste={(event) => onPaste(event, at)}
            onConfirm={() => replace({ ...line, isConfirmed: true })}
            onMatch={() => setMatching(line.id)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <Button variant="secondary" size="sm" onClick={() => addAfter(lines.length - 1)}>
          <Plus aria-hidden size={18} />
          {lineText.add}
        </Button>
        <p role="status" className="text-sm text-muted">
          {toConfirm > 0 ? lineText.toConfirm(toConfirm) : ''}
        </p>
      </div>
      {matched && (
        <MatchSheet
          line={matched}
          onFound={addFound}
          onChange={(line) => {
            replace(line);
            setMatching(null);
          }}
          onClose={() => setMatching(null)}
        />
      )}
    </Card>
  );
}
