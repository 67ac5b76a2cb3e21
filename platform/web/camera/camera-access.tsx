import { CameraOff } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { allowCamera, cameraNeedsSecurePage, cameraNotStarted, noCameraFound } from './messages.ts';
import type { CameraFailure } from './use-camera.ts';

const SENTENCES: Record<CameraFailure, string> = {
  denied: allowCamera,
  none: noCameraFound,
  insecure: cameraNeedsSecurePage,
  busy: cameraNotStarted,
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
