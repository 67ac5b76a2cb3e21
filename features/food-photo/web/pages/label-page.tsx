import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { useLogAddress } from '#features/food-log/web/public.ts';
import { myFoodsHref } from '#features/foods/web/public.ts';
import { noteOfDoubt, notReadHere, useLabelReader } from '#features/label-reader/web/public.ts';
import { NewOwnFood } from '#features/own-foods/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { formatDecimal } from '#platform/web/forms/decimal.ts';
import { FieldNotes } from '#platform/web/ui/field-notes.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { toLabelDraft } from '../../rules/label-draft.ts';
import { type LabelStart, labelOfPanel } from '../../rules/panel-label.ts';
import { useReadLabel } from '../api.ts';
import { CapturePanel } from '../components/capture-panel.tsx';
import { LabelPicture, ReadWithModel } from '../components/label-picture.tsx';
import {
  analysisFailed,
  howToFrameLabel,
  howToRetakeLabel,
  labelRead,
  noPanelFound,
  readerNotLoaded,
  readOnDevice,
  sentenceOf,
} from '../messages.ts';

/** Creates a food from a label photo; `?gtin=` comes from an unknown barcode. */
export function LabelPage() {
  const { data: user } = useCurrentUser();
  return user ? <LabelOf owner={user.id} /> : null;
}

/** One reading of one picture. What was typed into the form of another one stays there. */
type Reading = {
  id: string;
  picture: string;
  label: LabelStart;
  /** what to look at, by the form's fields; null where a model read it, which does not say */
  notes: Record<string, string> | null;
};

const NO_NOTES = {};

function LabelOf({ owner }: { owner: string }) {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const { asked: wanted, diary } = useLogAddress();
  const [reading, setReading] = useState<Reading>();
  const [problem, setProblem] = useState<{ title: string; advice: string; picture: string }>();
  const onDevice = useLabelReader();
  const withModel = useReadLabel();
  const gtin = (search.get('gtin') ?? '').slice(0, 20);

  const show = (picture: string, label: LabelStart, notes: Reading['notes']) => {
    setReading({ id: newId(), picture, label, notes });
    toast(labelRead);
  };

  const readHere = async (picture: string) => {
    setProblem(undefined);
    const outcome = await onDevice.read(picture);
    if (outcome.kind === 'stopped') return;
    if (outcome.kind === 'not-loaded') {
      return setProblem({ title: readerNotLoaded, advice: notReadHere, picture });
    }
    const found = outcome.kind === 'panel' ? labelOfPanel(outcome.panel) : null;
    if (!found) return setProblem({ title: noPanelFound, advice: howToRetakeLabel, picture });
    const notes = Object.entries(found.doubts).map(([field, doubt]) => [field, noteOfDoubt(doubt)]);
    show(picture, found.label, Object.fromEntries(notes));
  };

  const readWithModel = (picture: string) =>
    withModel.mutate(picture, {
      onSuccess: ({ label, message }) => {
        if (label) show(picture, label, null);
        else toast(analysisFailed(message));
      },
      onError: (error) => toast(analysisFailed(sentenceOf(error))),
    });

  if (!reading) {
    return (
      <CapturePanel
        title="Photograph the Label"
        help={howToFrameLabel}
        notice={<p>{readOnDevice}</p>}
        shows="Your label"
        worksOffline
        analyzing={onDevice.step !== null}
        {...(onDevice.step === null
          ? {}
          : {
              onDevice: {
                step: onDevice.step,
                progress: onDevice.progress,
                onStop: onDevice.stop,
              },
            })}
        problem={
          problem && {
            ...problem,
            action: (
              <ReadWithModel
                pending={withModel.isPending}
                onRead={() => readWithModel(problem.picture)}
              />
            ),
          }
        }
        onPicture={onDevice.prepare}
        onUse={(picture) => void readHere(picture)}
        onCancel={() => navigate(diary)}
      />
    );
  }
  const { id, picture, label, notes } = reading;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
      <LabelPicture
        picture={picture}
        doubts={label.doubts}
        marked={notes === null ? null : Object.keys(notes).length}
        pending={withModel.isPending}
        onReadWithModel={() => readWithModel(picture)}
      />
      <div className="lg:order-first">
        <FieldNotes value={notes ?? NO_NOTES}>
          <NewOwnFood
            owner={owner}
            key={id}
            from={`label ${id}`}
            start={toLabelDraft(label, { gtin, name: search.get('name') ?? '' }, formatDecimal)}
            wanted={wanted}
            onBack={() => setReading(undefined)}
            onSaved={(food) => navigate(myFoodsHref(wanted, { saved: food.id }), { replace: true })}
          />
        </FieldNotes>
      </div>
    </div>
  );
}
