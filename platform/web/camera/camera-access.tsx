import { CameraOff } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { CameraFailure } from './use-rear-camera.ts';

const SENTENCES: Record<CameraFailure, string> = {
  denied:
    'Allow camera access for this site in your browser settings, then try again. Nothing is recorded.',
  none: 'No camera was found on this device. Connect one, or choose another way.',
  insecure: 'The camera needs a secure page. Open Vigour’s https address.',
  busy: 'The camera couldn’t be started. Close other apps that use it, then try again.',
};

type CameraAccessProps = {
  failure: CameraFailure;
  onRetry: () => void;
  onCancel: () => void;
};

/** Advice for each camera problem. */
export function CameraAccess({ failure, onRetry, onCancel }: CameraAccessProps) {
  return (
    <EmptyState
      icon={<CameraOff aria-hidden size={28} />}
      title="Camera Access Required"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onRetry}>Try Again</Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      }
    >
      {SENTENCES[failure]}
    </EmptyState>
  );
}
