import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CurrentUser } from '#features/account/contract.ts';
import { MIN_PHOTO_SIDE } from '#features/account/rules/profile-photo.ts';
import { newId } from '#platform/shared/ids.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { useRemovePhoto, useSavePhoto } from '../api/photo.ts';
import { onlyYouSeePhoto } from '../messages/profile.ts';
import { cannotOpen, photoFailed, photoRemoved, photoSaved, tooSmall } from '../messages.ts';
import { Avatar } from './avatar.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { openPicture } from './square-picture.ts';

/** The picture of the person: chosen or taken with the camera, seen before it is sent, taken away. */
export function PhotoCard({ user }: { user: CurrentUser }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ id: string; picture: ImageBitmap }>();
  const [choosing, setChoosing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [opening, setOpening] = useState(false);
  const remove = useRemovePhoto();
  const putBack = useSavePhoto();

  const open = async (file: File | undefined) => {
    if (!file || opening) return;
    setProblem(undefined);
    setOpening(true);
    try {
      const opened = await openPicture(file);
      if (Math.min(opened.width, opened.height) < MIN_PHOTO_SIDE) {
        setProblem(tooSmall(MIN_PHOTO_SIDE));
      } else {
        setChosen({ id: newId(), picture: opened });
        setChoosing(true);
      }
    } catch {
      setProblem(cannotOpen);
    } finally {
      setOpening(false);
    }
  };
  const undo = (before: Blob) =>
    putBack.mutate(before, {
      onSuccess: () => toast(photoSaved),
      onError: (error) => toast(photoFailed(error)),
    });
  const takeAway = (tag: string) => {
    setProblem(undefined);
    remove.mutate(tag, {
      onSuccess: ({ before }) => {
        // The button that was pressed is gone.
        input.current?.parentElement?.querySelector('button')?.focus();
        toast(photoRemoved(before && (() => undo(before))));
      },
      onError: (error) => toast(photoFailed(error)),
    });
  };

  return (
    <Card title="Photo">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar user={user} className="size-24 border border-line text-4xl" />
        <div className="flex min-w-0 flex-[1_1_10rem] flex-col gap-3">
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label="Photo of you"
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
            pending={opening || putBack.isPending}
            onClick={() => input.current?.click()}
          >
            {user.photo ? 'Change photo' : 'Add a photo'}
          </Button>
          {user.photo && (
            <Button
              variant="ghost"
              icon={<Trash2 aria-hidden size={20} />}
              pending={remove.isPending}
              onClick={() => user.photo && takeAway(user.photo)}
            >
              Remove photo
            </Button>
          )}
        </div>
      </div>
      <p className="mt-4 text-sm text-muted">{onlyYouSeePhoto}</p>
      {problem && (
        <div className="mt-4">
          <Problem title={problem} />
        </div>
      )}
      {chosen && (
        <PhotoDialog
          key={chosen.id}
          picture={chosen.picture}
          open={choosing}
          onClose={() => setChoosing(false)}
        />
      )}
    </Card>
  );
}
