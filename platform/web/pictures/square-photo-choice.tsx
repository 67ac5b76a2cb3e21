import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { cannotOpen, tooSmall } from './messages.ts';
import { SquarePhotoDialog } from './square-photo-dialog.tsx';
import { openPicture } from './square-picture.ts';

type SquarePhotoChoiceProps = {
  /** names the file input: "Photo of you" */
  label: string;
  /** of the button: "Add a photo" */
  action: string;
  /** in pixels */
  minSide: number;
  /** another sending is under way */
  pending: boolean;
  /** Rejects with what the server refused. */
  save: (file: Blob) => Promise<unknown>;
  toProblem: (error: unknown) => string;
};

/** A picture chosen or taken with the camera, seen as a square before it is sent. */
export function SquarePhotoChoice(props: SquarePhotoChoiceProps) {
  const { label, action, minSide, pending, save, toProblem } = props;
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ id: string; picture: ImageBitmap }>();
  const [choosing, setChoosing] = useState(false);
  const [unusable, setUnusable] = useState<string>();
  const [refused, setRefused] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  const [sending, setSending] = useState(false);

  const open = async (file: File | undefined) => {
    if (!file || opening) return;
    setUnusable(undefined);
    setRefused(null);
    setOpening(true);
    try {
      const opened = await openPicture(file);
      if (Math.min(opened.width, opened.height) < minSide) {
        setUnusable(tooSmall(minSide));
      } else {
        setChosen({ id: newId(), picture: opened });
        setChoosing(true);
      }
    } catch {
      setUnusable(cannotOpen);
    } finally {
      setOpening(false);
    }
  };
  const send = async (file: Blob) => {
    setSending(true);
    setRefused(null);
    try {
      await save(file);
      setChoosing(false);
    } catch (error) {
      setRefused(toProblem(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Button
        variant="secondary"
        icon={<ImagePlus aria-hidden size={20} />}
        pending={opening || pending}
        onClick={() => input.current?.click()}
      >
        {action}
      </Button>
      {unusable && <Problem title={unusable} />}
      {chosen && (
        <SquarePhotoDialog
          key={chosen.id}
          picture={chosen.picture}
          open={choosing}
          pending={sending}
          problem={refused}
          onSend={(file) => void send(file)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
