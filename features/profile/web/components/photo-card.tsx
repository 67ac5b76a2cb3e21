import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { CurrentUser } from '#features/account/contract.ts';
import { MIN_PHOTO_SIDE } from '#features/account/rules/profile-photo.ts';
import { SquarePhotoChoice } from '#platform/web/pictures/square-photo-choice.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { usePhotoShown, useRemovePhoto, useSavePhoto } from '../api/photo.ts';
import { cleanedPhoto, onlyYouSeePhoto, photoShown } from '../messages/profile.ts';
import { photoFailed, photoProblem, photoRemoved, photoSaved } from '../messages.ts';
import { Avatar } from './avatar.tsx';

/** The picture of the person: chosen or taken with the camera, seen before it is sent, taken away. */
export function PhotoCard({ user }: { user: CurrentUser }) {
  const buttons = useRef<HTMLDivElement>(null);
  const remove = useRemovePhoto();
  const save = useSavePhoto();
  const putBack = useSavePhoto();

  const undo = (before: Blob) =>
    putBack.mutate(before, {
      onSuccess: () => toast(photoSaved),
      onError: (error) => toast(photoFailed(error)),
    });
  const takeAway = (tag: string) => {
    remove.mutate(tag, {
      onSuccess: ({ before }) => {
        // The button that was pressed is gone.
        buttons.current?.querySelector('button')?.focus();
        toast(photoRemoved(before && (() => undo(before))));
      },
      onError: (error) => toast(photoFailed(error)),
    });
  };

  return (
    <Card title="Photo">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar user={user} className="size-24 border border-line text-4xl" />
        <div ref={buttons} className="flex min-w-0 flex-[1_1_10rem] flex-col gap-3">
          <SquarePhotoChoice
            label="Photo of you"
            action={user.photo ? 'Change photo' : 'Add a photo'}
            minSide={MIN_PHOTO_SIDE}
            pending={putBack.isPending}
            save={async (file) => {
              await save.mutateAsync(file);
              toast(photoSaved);
            }}
            toProblem={photoProblem}
          />
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
      {user.photo ? <PhotoShown /> : <p className="mt-4 text-sm text-muted">{onlyYouSeePhoto}</p>}
    </Card>
  );
}

/** Whether trainers whom the person books see the picture. */
function PhotoShown() {
  const { isShown, isKnown, save } = usePhotoShown();
  return (
    <div className="mt-4">
      <Switch
        label={photoShown.label}
        description={photoShown.detail}
        checked={isShown}
        disabled={!isKnown}
        onCheckedChange={save}
      />
      <p className="mt-2 text-sm text-muted">{isShown ? cleanedPhoto : onlyYouSeePhoto}</p>
    </div>
  );
}
