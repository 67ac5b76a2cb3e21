import { useEffect, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { Slider } from '#platform/web/ui/slider.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { useSavePhoto } from '../api/photo.ts';
import { photoInACircle, thisIsHowItLooks } from '../messages/profile.ts';
import { cannotOpen, photoProblem, photoSaved } from '../messages.ts';
import { drawSquare, fileOf, spareSide } from './square-picture.ts';

const CENTRE = 50;

type PhotoDialogProps = { picture: ImageBitmap; open: boolean; onClose: () => void };

/** Shows the square that will be kept, lets it be moved along the longer side, and sends it. */
export function PhotoDialog({ picture, open, onClose }: PhotoDialogProps) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [shift, setShift] = useState(CENTRE);
  const [unreadable, setUnreadable] = useState(false);
  const save = useSavePhoto();
  const spare = spareSide(picture);
  useEffect(() => {
    if (canvas) drawSquare(canvas, picture, shift / 100);
  }, [canvas, picture, shift]);

  const send = async () => {
    const file = canvas && (await fileOf(canvas));
    setUnreadable(!file);
    if (!file) return;
    save.mutate(file, {
      onSuccess: () => {
        toast(photoSaved);
        onClose();
      },
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || save.isPending || onClose()}
      title="Your photo"
      description={thisIsHowItLooks}
      footer={
        <>
          <Button variant="secondary" onClick={() => save.isPending || onClose()}>
            Cancel
          </Button>
          <Button pending={save.isPending} onClick={() => void send()}>
            {save.isPending ? 'Saving…' : 'Save photo'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {(unreadable || save.isError) && (
          <Problem title={unreadable ? cannotOpen : photoProblem(save.error)} />
        )}
        <canvas
          ref={setCanvas}
          role="img"
          aria-label={photoInACircle}
          className="mx-auto aspect-square w-full max-w-60 rounded-full border border-line bg-sunken"
        />
        {spare && (
          <Slider
            label={spare === 'width' ? 'Left to right' : 'Top to bottom'}
            value={shift}
            min={0}
            max={100}
            step={1}
            unit="%"
            onValueChange={setShift}
          />
        )}
      </div>
    </Dialog>
  );
}
