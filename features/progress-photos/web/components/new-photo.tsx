import { Camera, ImageUp, Smartphone } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { newId } from '#platform/shared/ids.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { PhotoState } from '../../contract.ts';
import { findGuide, findMissingPose, type ProgressPhoto } from '../../rules/poses.ts';
import { useAddPhoto } from '../api.ts';
import { takingText } from '../messages/taking.ts';
import { photoText } from '../messages.ts';
import { FileChoice } from './file-choice.tsx';
import { GuideLayer } from './guide-layer.tsx';
import { GuideSettings } from './guide-settings.tsx';
import { poseOptions } from './photo-dialog.tsx';
import { isHidden } from './photo-gate.tsx';
import { PoseCamera, photoFrame } from './pose-camera.tsx';

/** A picture that is not saved yet. Its id stays when saving is tried again. */
type Taken = { id: string; dataUrl: string };

const USUAL_STRENGTH = 40;
const hasOwnCamera = () => window.matchMedia('(pointer: coarse)').matches;

function guideTextOf(state: PhotoState, last: ProgressPhoto | null, today: string): string {
  if (!last) return takingText.outlineAsGuide;
  return isHidden(state)
    ? takingText.guideHidden
    : takingText.lastAsGuide(dayName(last.date, today));
}

type NewPhotoProps = {
  state: PhotoState;
  /** a chosen file as a JPEG data URL; null when it is no picture */
  readPicture: (file: File) => Promise<string | null>;
};

/** Pose and day, the camera or a file with the guide over it, and saving. */
export function NewPhoto({ state, readPicture }: NewPhotoProps) {
  const today = useToday();
  const [, navigate] = useLocation();
  const { offline } = useOfflineState();
  const [taken, setTaken] = useState<Taken | null>(null);
  const [live, setLive] = useState(false);
  const [opening, setOpening] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const [guided, setGuided] = useState(true);
  const [strength, setStrength] = useState(USUAL_STRENGTH);
  const add = useAddPhoto();

  const form = useForm({
    start: { pose: findMissingPose(state.photos, today) ?? 'front', date: today },
    check: ({ pose, date }) => ({
      content:
        taken && date !== '' && date <= today
          ? { id: taken.id, pose, date, photo: taken.dataUrl.split(',')[1] ?? '' }
          : null,
      errors: {
        photo: taken ? null : takingText.photoFirst,
        date: date === '' ? photoText.chooseDay : date > today && photoText.futureDay,
      },
    }),
    send: add.mutateAsync,
    onSent: (saved) => {
      const next = findMissingPose([...state.photos, saved], saved.date);
      if (next === null) return navigate('/progress/photos');
      setTaken(null);
      form.reset({ pose: next, date: saved.date });
      window.scrollTo({ top: 0 });
    },
  });
  const { pose, date } = form.draft;

  const keep = useCallback((dataUrl: string) => {
    setTaken({ id: newId(), dataUrl });
    setUnreadable(false);
  }, []);
  const open = async (file: File) => {
    setOpening(true);
    const dataUrl = await readPicture(file);
    setOpening(false);
    setUnreadable(dataUrl === null);
    if (dataUrl === null) return;
    setLive(false);
    keep(dataUrl);
  };

  const last = findGuide(state.photos, pose, date === '' ? today : date);
  const photoId = last && !isHidden(state) ? last.id : null;
  const guide = guided ? { pose, photoId, strength } : null;
  const files = (
    <div className="grid grid-cols-1 gap-3 sm:auto-cols-fr sm:grid-cols-none sm:grid-flow-col">
      {hasOwnCamera() && !live && !taken && (
        <FileChoice
          label={takingText.phoneCamera}
          inputLabel={takingText.phoneFile}
          icon={Smartphone}
          capture
          pending={opening}
          onChoose={(file) => void open(file)}
        />
      )}
      <FileChoice
        label={takingText.choose}
        inputLabel={takingText.file}
        icon={ImageUp}
        pending={opening}
        onChoose={(file) => void open(file)}
      />
    </div>
  );

  return (
    <Form form={form}>
      <Card>
        <div className="grid grid-cols-1 gap-4">
          <Segmented label={takingText.pose} options={poseOptions} {...form.value('pose')} />
          <p className="text-muted">{takingText.howTo(pose)}</p>
          {live && !taken ? (
            <PoseCamera guide={guide} onPhoto={keep} onClose={() => setLive(false)} />
          ) : (
            <>
              <div className={`relative ${photoFrame}`}>
                {taken && (
                  <img
                    src={taken.dataUrl}
                    alt={takingText.yourPhoto}
                    className="size-full object-contain"
                  />
                )}
                {guide && <GuideLayer guide={guide} />}
              </div>
              <Button
                fullWidth
                variant={taken ? 'secondary' : 'primary'}
                icon={<Camera aria-hidden size={20} />}
                onClick={() => {
                  setTaken(null);
                  setLive(true);
                }}
              >
                {taken ? takingText.retake : takingText.openCamera}
              </Button>
            </>
          )}
          {files}
          {unreadable && (
            <StatusMessage tone="error" title={takingText.unreadable}>
              {takingText.otherFile}
            </StatusMessage>
          )}
          <GuideSettings
            shown={guided}
            strength={strength}
            about={guideTextOf(state, last, today)}
            onShown={setGuided}
            onStrength={setStrength}
          />
          <TextField
            label={takingText.day}
            type="date"
            required
            max={today}
            {...form.text('date')}
          />
          {offline && (
            <StatusMessage tone="info" title={takingText.offline}>
              {takingText.staysHere}
            </StatusMessage>
          )}
          {form.errors['photo'] && <StatusMessage tone="error" title={form.errors['photo']} />}
          <FormProblem form={form} />
          <Button
            type="submit"
            variant={taken ? 'primary' : 'secondary'}
            fullWidth
            size="lg"
            pending={form.pending}
          >
            {form.pending ? takingText.saving : takingText.save}
          </Button>
        </div>
      </Card>
    </Form>
  );
}
