import { useEffect, useRef, useState } from 'react';
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { CsvImport } from '../../contract.ts';
import { type ImportType, TYPE_LABELS } from '../../rules/import-fields.ts';
import { useDiscard, useImports } from '../api.ts';
import {
  countText,
  importsNotLoaded,
  importTitle,
  momentText,
  noImportsYet,
  stateNames,
  toasts,
  undoWithinSevenDays,
} from '../messages.ts';
import { UndoImport } from './undo-import.tsx';

const tones: Partial<Record<CsvImport['state'], BadgeTone>> = {
  committed: 'success',
  validated: 'info',
};

type ImportHistoryProps = {
  nowMs: number;
  /** of this type alone */
  only?: ImportType;
  onReview: (one: CsvImport) => void;
};

/** Past imports; for seven days they can be continued or undone. */
export function ImportHistory({ nowMs, only, onReview }: ImportHistoryProps) {
  const imports = useImports();
  const discard = useDiscard();
  const list = useRef<HTMLUListElement>(null);
  const [acted, setActed] = useState<string | null>(null);
  const standing = imports.data?.find(({ id }) => id === acted)?.state;
  const isOver = acted !== null && (standing === undefined || standing === 'undone');
  useEffect(() => {
    if (!isOver) return;
    // The button that was pressed is gone.
    const frame = requestAnimationFrame(() => {
      list.current?.focus({ preventScroll: true });
      setActed(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOver]);
  if (imports.isError) {
    return (
      <StatusMessage
        tone="error"
        action={
          <Button variant="secondary" size="sm" onClick={() => void imports.refetch()}>
            Retry
          </Button>
        }
      >
        {importsNotLoaded}
      </StatusMessage>
    );
  }
  if (!imports.data) return null;
  const listed = imports.data.filter(({ importType }) => !only || importType === only);
  const acts = (one: CsvImport) => {
    const { id, state, failedRows } = one;
    const kept = Date.parse(one.expiresAt) > nowMs;
    const committed = state === 'committed';
    return (
      <>
        {kept && (state === 'validated' || (committed && failedRows > 0)) && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Review ${importTitle(one)}`}
            onClick={() => onReview(one)}
          >
            Review
          </Button>
        )}
        {kept && committed && <UndoImport one={one} label="Undo" onUndone={() => setActed(id)} />}
        {!committed && state !== 'undone' && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Discard ${importTitle(one)}`}
            pending={discard.isPending && discard.variables === id}
            onClick={() =>
              void discard.mutateAsync(id).then(
                () => setActed(id),
                (error: unknown) => toast(toasts.discardFailed(error)),
              )
            }
          >
            Discard
          </Button>
        )}
      </>
    );
  };
  return (
    <Card title="Import history">
      <ul ref={list} tabIndex={-1} aria-label="Imports" className="divide-y divide-line">
        {listed.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-medium wrap-anywhere">{importTitle(one)}</p>
              <p className="text-sm text-muted">
                {TYPE_LABELS[one.importType]} · {momentText(one.committedAt ?? one.createdAt)}
                {countText(one)}
              </p>
            </div>
            <Badge tone={tones[one.state] ?? 'neutral'}>{stateNames[one.state]}</Badge>
            {acts(one)}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        {listed.length === 0 ? noImportsYet : undoWithinSevenDays(only)}
      </p>
    </Card>
  );
}
