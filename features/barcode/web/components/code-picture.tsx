import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { meaningOf, type ScannedCode } from '../../rules/scanned-code.ts';
import {
  choosePicture,
  includeAllBars,
  pictureNotRead,
  readingPicture,
  useOtherPicture,
} from '../messages.ts';
import type { Decoder } from './decoder.ts';

type CodePictureProps = {
  decoder: Decoder | null;
  disabled: boolean;
  onRead: (code: ScannedCode) => void;
};

/** The longer side of what is looked at: more would cost time and show no more bars. */
const MAX_SIDE_PX = 2_400;

async function bitmapOf(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file);
  const scale = MAX_SIDE_PX / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  const size = { resizeWidth: Math.round(whole.width * scale), resizeQuality: 'high' as const };
  const smaller = await createImageBitmap(whole, size);
  whole.close();
  return smaller;
}

/** A picture from the device instead of the camera; it may be looked at for longer. */
export function CodePicture({ decoder, disabled, onRead }: CodePictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [looking, setLooking] = useState(false);
  const [problem, setProblem] = useState<{ title: string; advice: string }>();

  const choose = async (file: File | undefined) => {
    if (!file || !decoder) return;
    setLooking(true);
    setProblem(undefined);
    try {
      await decoder.ready;
      const codes = await decoder.look(await bitmapOf(file));
      const code = codes.find((one) => meaningOf(one).kind === 'product') ?? codes[0];
      if (code) onRead(code);
      else {
        setProblem({
          title: 'No barcode found',
          advice: includeAllBars,
        });
      }
    } catch {
      setProblem({ title: pictureNotRead, advice: useOtherPicture });
    }
    setLooking(false);
  };

  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        icon={<ImageUp aria-hidden size={20} />}
        disabled={disabled || !decoder}
        pending={looking}
        onClick={() => input.current?.click()}
      >
        {looking ? readingPicture : choosePicture}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Picture file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {problem && (
        <StatusMessage tone="error" title={problem.title}>
          {problem.advice}
        </StatusMessage>
      )}
    </div>
  );
}
