import { Download, PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { isMinor } from '#features/account/rules.ts';
import { useCurrentUser } from '#features/account/web/public.ts';
import { useGuarded } from '#features/sign-in/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonStyle } from '#platform/web/ui/button-style.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { DataExport } from '../../contract.ts';
import { fileSize } from '../../rules.ts';
import { exportFileUrl, useAskExport } from '../api.ts';
import {
  collectingData,
  copyFailed,
  getAllData,
  photosOpenForAll,
  withPhotos,
} from '../messages/data.ts';
import { timeOf } from '../messages.ts';

/** Asks for a copy of everything, shows how far it is, and hands it out. */
export function ExportCard({ present }: { present: DataExport | null }) {
  const ask = useAskExport();
  const { busy, run, dialog } = useGuarded();
  const [photos, setPhotos] = useState(false);
  const age = useCurrentUser().data?.age ?? null;
  const hasPhotos = age !== null && !isMinor(age);
  const running = present?.state === 'running';
  return (
    <Card title="Download your data">
      <p className="mb-4 text-muted">{getAllData}</p>
      <div aria-live="polite" className="flex flex-col gap-4">
        {running && (
          <div>
            <p className="mb-2 text-sm font-medium">
              {collectingData(present.done, present.total)}
            </p>
            <ProgressBar label="Export" value={present.done} max={present.total} />
          </div>
        )}
        {present?.state === 'failed' && <StatusMessage tone="error" title={copyFailed} />}
        {present?.state === 'ready' && (
          <div>
            <a
              href={exportFileUrl(present.id)}
              download
              className={buttonStyle({ variant: 'primary', size: 'lg', fullWidth: true })}
            >
              <Download aria-hidden size={20} />
              Download ({fileSize(present.sizeBytes ?? 0)})
            </a>
            <p className="mt-2 text-sm text-muted">Until {timeOf(present.expiresAt)}.</p>
          </div>
        )}
      </div>
      {!running && hasPhotos && (
        <div className="mt-4">
          <ChoiceCard
            type="checkbox"
            name="photos"
            value="photos"
            title={withPhotos}
            description={photosOpenForAll}
            selected={photos}
            onSelect={() => setPhotos(!photos)}
          />
        </div>
      )}
      {!running && (
        <Button
          variant={present?.state === 'ready' ? 'secondary' : 'primary'}
          size="lg"
          fullWidth
          className="mt-4"
          icon={<PackageCheck aria-hidden size={20} />}
          pending={busy}
          onClick={() => void run(() => ask.mutateAsync(photos))}
        >
          {present ? 'Make a new copy' : 'Make a copy'}
        </Button>
      )}
      {dialog}
    </Card>
  );
}
