import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { POSES, type Pose, type ProgressPhoto } from '../../rules/poses.ts';
import { usePhotoEditMutation, useRemovePhoto } from '../api.ts';
import { photoText, poseNames } from '../messages.ts';
import { PictureView } from './picture-view.tsx';

export const poseOptions = POSES.map((value) => ({ value, label: poseNames[value] }));

type PhotoDialogProps = { photo: ProgressPhoto | null; onClose: () => void };

/** A photo, large; its day and pose can be changed, and it can be deleted. */
export function PhotoDialog({ photo, onClose }: PhotoDialogProps) {
  const today = useToday();
  // The picture stays while the dialog is closing.
  const [last, setLast] = useState(photo);
  if (photo && photo !== last) setLast(photo);
  const title = last ? photoText.of(last.pose, dayName(last.date, today)) : '';
  return (
    <Dialog open={photo !== null} onOpenChange={(next) => !next && onClose()} title={title}>
      {last && (
        <div className="grid grid-cols-1 gap-4">
          <div className="mx-auto aspect-[3/4] max-h-[60dvh] w-full overflow-hidden rounded-card bg-sunken">
            <PictureView id={last.id} alt={title} />
          </div>
          <PhotoForm key={last.id} photo={last} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}

function PhotoForm({ photo, onClose }: { photo: ProgressPhoto; onClose: () => void }) {
  const { edited, send, showNewer } = useRecordEdit(photo, usePhotoEditMutation());
  return (
    <>
      {showNewer && <ChangedElsewhere title={photoText.changedElsewhere} onShow={showNewer} />}
      <DayAndPose key={edited.version} photo={edited} send={send} onSent={onClose} />
    </>
  );
}

type DayAndPoseProps = {
  photo: ProgressPhoto;
  send: (content: { date: string; pose: Pose }) => Promise<unknown>;
  onSent: () => void;
};

function DayAndPose({ photo, send, onSent }: DayAndPoseProps) {
  const today = useToday();
  const remove = useRemovePhoto();
  const form = useForm({
    start: { date: photo.date, pose: photo.pose },
    check: ({ date, pose }) => ({
      content: date !== '' && date <= today ? { date, pose } : null,
      errors: {
        date: date === '' ? photoText.chooseDay : date > today && photoText.futureDay,
      },
    }),
    send,
    onSent,
  });
  const { date, pose } = form.draft;
  const isChanged = date !== photo.date || pose !== photo.pose;
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <FormProblem form={form} />
      <Segmented label={photoText.pose} options={poseOptions} {...form.value('pose')} />
      <TextField label={photoText.day} type="date" required max={today} {...form.text('date')} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Button
          variant="secondary"
          icon={<Trash2 aria-hidden size={20} />}
          pending={remove.isPending}
          onClick={() => remove.mutate(photo, { onSuccess: onSent })}
        >
          {photoText.remove}
        </Button>
        <Button type="submit" pending={form.pending} disabled={!isChanged}>
          {form.pending ? photoText.saving : photoText.save}
        </Button>
      </div>
    </Form>
  );
}
