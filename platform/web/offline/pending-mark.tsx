import { CircleAlert, CloudUpload } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Badge } from '../ui/badge.tsx';
import { usePendingState } from './offline-state.ts';

/** Says of a thing on screen, or of several in one line, what is not saved yet or could not be. Nothing for what is. */
export function PendingMark({ kind, ids }: { kind: string; ids: readonly string[] }) {
  // What was written is drawn first.
  const state = useDeferredValue(usePendingState(kind, ids));
  if (state === null) return null;
  if (state === 'waiting') {
    return (
      <Badge tone="warn">
        <CloudUpload aria-hidden size={12} />
        To sync
      </Badge>
    );
  }
  return (
    <Badge tone="danger">
      <CircleAlert aria-hidden size={12} />
      Not saved
    </Badge>
  );
}
