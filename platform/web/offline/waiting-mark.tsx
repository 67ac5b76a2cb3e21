import { CircleAlert, CloudUpload } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { useWaiting } from './offline-state.ts';

/** Says of a thing on screen that it is not saved yet, or that it could not be. Nothing for what is saved. */
export function WaitingMark({ kind, id }: { kind: string; id: string }) {
  const state = useWaiting(kind, id);
  if (state === null) return null;
  if (state === 'waiting') {
    return (
      <Badge tone="warn">
        <CloudUpload aria-hidden size={12} />
        Waiting
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
