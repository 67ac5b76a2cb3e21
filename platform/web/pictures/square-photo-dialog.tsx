import { useEffect, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { Slider } from '#platform/web/ui/slider.tsx';
import { cannotOpen, photoInACircle, thisIsHowItLooks } from './messages.ts';
import { drawSquare, fileOf, spareSide } from './square-picture.ts';

const CENTRE = 50;

type SquarePhotoDialogProps = {
  picture: ImageBitmap;
  open: boolean;
  pending: boolean;
  /** what the server refused */
  problem: string | null;
  onSend: (file: Blob) => void;
  onClose: () => void;
};

/** Shows the square that will be kept, lets it be moved along the longer side, and sends it. */
export function SquarePhotoDialog(props: SquarePhotoDialogProps) {
  const { picture, open, pending, problem, onSend, onClose } = props;
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [shift, setShift] = useState(CENTRE);
  const [unreadable, setUnreadable] = useState(false);
  const spare = spareSide(picture);
  useEffect(() => {
    if (canvas) drawSquare(canvas, picture, shift / 100);
  }, [canvas, picture, shift]);

  const send = async () => {
    const file = canvas && (await fileOf(canvas));
    setUnreadable(!file);
    if (file) onSend(file);
  };
  const wrong = unreadable ? cannotOpen : problem;
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || pending || onClose()}
      title="Your photo"
      description={thisIsHowItLooks}
      footer={
        <>
          <Button variant="secondary" onClick={() => pending || onClose()}>
            Cancel
          </Button>
          <Button pending={pending} onClick={() => void send()}>
            {pending ? 'Saving…' : 'Save photo'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {wrong && <Problem title={wrong} />}
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
