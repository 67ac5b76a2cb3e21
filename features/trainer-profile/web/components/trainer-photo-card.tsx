import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { MIN_PHOTO_SIDE } from '#features/account/rules/profile-photo.ts';
import type { TrainerProfileState } from '#features/trainers/contract.ts';
import { TrainerFace } from '#features/trainers/web/public.ts';
import { explainError, fieldError } from '#platform/web/api-client/api-error.ts';
import { SquarePhotoChoice } from '#platform/web/pictures/square-photo-choice.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { removeTrainerPhoto, saveTrainerPhoto } from '../api.ts';
import { profileText as t } from '../messages/profile.ts';

/** The picture that people see; apart from the account's own, which nobody else sees. */
export function TrainerPhotoCard({ state }: { state: TrainerProfileState }) {
  const { photo, profile } = state;
  const save = useMutation(saveTrainerPhoto);
  const remove = useMutation(removeTrainerPhoto);
  return (
    <Card title={t.photo}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <TrainerFace name={profile.name} photo={photo} className="size-28 text-4xl" />
        <div className="flex min-w-0 flex-[1_1_10rem] flex-col gap-3">
          <SquarePhotoChoice
            label={t.photoOf}
            action={photo ? t.changePhoto : t.addPhoto}
            minSide={MIN_PHOTO_SIDE}
            pending={false}
            save={save.mutateAsync}
            toProblem={(error) => fieldError(error, 'photo') ?? explainError(error)}
          />
          {photo && (
            <Button
              variant="ghost"
              icon={<Trash2 aria-hidden size={20} />}
              pending={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {t.removePhoto}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-4 text-sm text-muted">{t.photoHint}</p>
    </Card>
  );
}
