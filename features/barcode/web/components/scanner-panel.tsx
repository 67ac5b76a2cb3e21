import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CameraAccess } from '#platform/web/camera/camera-access.tsx';
import { useRearCamera } from '#platform/web/camera/use-camera.ts';
import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { meaningOf, type ScannedCode } from '../../rules/scanned-code.ts';
import {
  cameraDenied,
  positionBarcode,
  readerNotLoaded,
  reopenOrTypeDigits,
  scanYourFoodsStill,
} from '../messages.ts';
import { CodePicture } from './code-picture.tsx';
import { TypedCodeForm } from './typed-code-form.tsx';
import { useDecoder } from './use-decoder.ts';
import { Viewfinder } from './viewfinder.tsx';

type ScannerPanelProps = {
  /** a code was found and its product is being looked up */
  fetching: boolean;
  onCode: (barcode: string) => void;
  onCancel: () => void;
};

/** How long a word about a code that is no food's stays, milliseconds. */
const NOTICE_MS = 6_000;

/** Finds a product's code: by the camera, in a picture, or from typed digits. */
export function ScannerPanel({ fetching, onCode, onCancel }: ScannerPanelProps) {
  const { offline } = useOfflineState();
  const [detected, setDetected] = useState(false);
  const taken = useRef(false);
  const [notice, setNotice] = useState<string | null>(null);
  const { camera, retry } = useRearCamera(!detected);
  const { decoder, broken } = useDecoder();
  const failure = camera.state === 'failed' ? camera.failure : null;

  useEffect(() => {
    if (failure === 'denied') toast(cameraDenied);
  }, [failure]);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  const take = (barcode: string) => {
    // The next frame may bring the same code before the camera is let go.
    if (taken.current) return;
    taken.current = true;
    setDetected(true);
    setNotice(null);
    onCode(barcode);
  };
  /** Other codes are reported and scanning continues, because packets carry several. */
  const read = (code: ScannedCode) => {
    const meaning = meaningOf(code);
    if (meaning.kind === 'product') take(meaning.gtin14);
    else setNotice(meaning.sentence);
  };

  return (
    <section aria-label="Scan Barcode" className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 tabIndex={-1} className="min-w-0 text-[min(1.875rem,9.5vw)] leading-tight font-bold">
            Scan Barcode
          </h1>
          <span role="status">
            {detected ? (
              <Badge tone="success">Detected</Badge>
            ) : (
              camera.state === 'live' && <Badge tone="info">Scanning</Badge>
            )}
          </span>
        </div>
        <IconButton label="Close" icon={<X aria-hidden size={22} />} onClick={onCancel} />
      </div>
      {offline && (
        <StatusMessage tone="info" title="You’re offline">
          {scanYourFoodsStill}
        </StatusMessage>
      )}
      {failure && !detected ? (
        <CameraAccess failure={failure} onRetry={retry} onCancel={onCancel} />
      ) : (
        <Viewfinder
          stream={camera.state === 'live' ? camera.stream : null}
          decoder={detected ? null : decoder}
          fetching={detected && fetching}
          notice={notice}
          onRead={read}
        />
      )}
      <p className="text-center text-muted">{positionBarcode}</p>
      {broken && (
        <StatusMessage tone="error" title={readerNotLoaded}>
          {reopenOrTypeDigits}
        </StatusMessage>
      )}
      {failure && notice && <StatusMessage tone="info" title={notice} />}
      <CodePicture decoder={broken ? null : decoder} disabled={detected} onRead={read} />
      <TypedCodeForm disabled={detected} onCode={take} />
    </section>
  );
}
