import { Check, CircleHelp, X } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { MAX_LINE_CHARACTERS } from '#features/recipes/rules/recipe-limits.ts';
import { controlStyle } from '#platform/web/ui/field.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { DraftLine } from '../../../rules/draft-lines.ts';
import { lineText } from '../../messages/form.ts';

type IngredientRowProps = {
  line: DraftLine;
  place: number;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onConfirm: () => void;
  onMatch: () => void;
  onRemove: () => void;
};

/** A line as typed; below it the food and the weight that it was read as. */
export function IngredientRow(props: IngredientRowProps) {
  const { line, place, onText, onKeyDown, onPaste, onConfirm, onMatch, onRemove } = props;
  return (
    <li data-unsure={isUnsure(line) || undefined}>
      <div className="flex items-center gap-1">
        <input
          data-line={line.id}
          aria-label={lineText.label(place)}
          placeholder={lineText.placeholder}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="next"
          maxLength={MAX_LINE_CHARACTERS}
          value={line.text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className={controlStyle}
        />
        <IconButton
          label={lineText.remove(line.text || lineText.emptyLine)}
          icon={<X aria-hidden size={20} />}
          onClick={onRemove}
        />
      </div>
      {line.text.trim() !== '' && <Reading line={line} onConfirm={onConfirm} onMatch={onMatch} />}
    </li>
  );
}

/** Its food waits for a yes, or there is none. */
const isUnsure = ({ heading, isConfirmed, text }: DraftLine): boolean =>
  heading === null && !isConfirmed && text.trim() !== '';

const textButton =
  'inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-accent hover:bg-hover';

type ReadingProps = { line: DraftLine; onConfirm: () => void; onMatch: () => void };

function Reading({ line, onConfirm, onMatch }: ReadingProps) {
  const { heading, food, isConfirmed, grams, optional } = line;
  if (heading !== null)
    return <p className="px-2 pt-1 text-sm text-accent-2">{lineText.heading}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 px-2 text-sm text-muted">
      {food === null ? (
        <>
          <span className="flex min-w-0 flex-[1_1_12rem] items-start gap-1.5 py-1">
            <CircleHelp aria-hidden size={16} className="mt-0.5 shrink-0 text-warn" />
            <span className="min-w-0">{lineText.unknownFood}</span>
          </span>
          <button type="button" className={textButton} onClick={onMatch}>
            {lineText.choose}
          </button>
        </>
      ) : (
        <>
          <span className="flex min-w-0 items-start gap-1.5 py-1">
            {isConfirmed ? (
              <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-success" />
            ) : (
              <CircleHelp aria-hidden size={16} className="mt-0.5 shrink-0 text-warn" />
            )}
            <span className="min-w-0 wrap-anywhere">
              {isConfirmed ? food.name : lineText.isRight(food.name)}
              {grams !== null && <span className="tabular"> · {lineText.grams(grams)}</span>}
              {optional && <span> · {lineText.optional}</span>}
            </span>
          </span>
          {!isConfirmed && (
            <button type="button" className={textButton} onClick={onConfirm}>
              {lineText.yes}
            </button>
          )}
          <button
            type="button"
            aria-label={lineText.change(food.name)}
            className={textButton}
            onClick={onMatch}
          >
            {grams === null ? lineText.setGrams : lineText.changeShort}
          </button>
          {grams === null && <span className="w-full">{lineText.unknownGrams}</span>}
        </>
      )}
    </div>
  );
}
