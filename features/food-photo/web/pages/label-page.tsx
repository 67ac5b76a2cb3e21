import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Figures, useCurrentUser } from '#features/account/web/public.ts';
import { useLogAddress } from '#features/food-log/web/public.ts';
import { myFoodsHref, NewOwnFood } from '#features/foods/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { formatDecimal } from '#platform/web/forms/decimal.ts';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { LabelReading } from '../../contract.ts';
import { toLabelDraft } from '../../rules/label-draft.ts';
import { useReadLabel } from '../api.ts';
import { CapturePanel } from '../components/capture-panel.tsx';
import { usePhotoGate } from '../components/use-photo-gate.tsx';
import {
  analysisFailed,
  howToFrameLabel,
  labelDoesNotAddUp,
  labelRead,
  sentenceOf,
} from '../messages.ts';

/** Creates a food from a label photo; `?gtin=` comes from an unknown barcode. */
export function LabelPage() {
  const { data: user } = useCurrentUser();
  return user ? <LabelOf owner={user.id} /> : null;
}

function LabelOf({ owner }: { owner: string }) {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const { asked: wanted, diary, query } = useLogAddress();
  // A new reading is a new form: what was typed into that of another one stays there.
  const [reading, setReading] = useState<{ id: string; label: LabelReading }>();
  const read = useReadLabel();
  const gate = usePhotoGate({ title: 'Label photo', back: diary, query });
  const gtin = (search.get('gtin') ?? '').slice(0, 20);

  const use = (imageDataUrl: string) =>
    read.mutate(imageDataUrl, {
      onSuccess: (answer) => {
        if (!answer.label) return toast(analysisFailed(answer.message));
        setReading({ id: newId(), label: answer.label });
        toast(labelRead);
      },
      onError: (error) => toast(analysisFailed(sentenceOf(error))),
    });

  if (reading) {
    const { id, label } = reading;
    const start = toLabelDraft(label, { gtin, name: search.get('name') ?? '' }, formatDecimal);
    return (
      <>
        {label.doubts.length > 0 && (
          <Figures>
            <div className="mx-auto mb-4 max-w-3xl">
              <StatusMessage tone="info" title={labelDoesNotAddUp}>
                {label.doubts.map((doubt) => (
                  <p key={doubt}>{doubt}</p>
                ))}
              </StatusMessage>
            </div>
          </Figures>
        )}
        <NewOwnFood
          owner={owner}
          key={id}
          from={`label ${id}`}
          start={start}
          wanted={wanted}
          onBack={() => setReading(undefined)}
          onSaved={(food) => navigate(myFoodsHref(wanted, { saved: food.id }), { replace: true })}
        />
      </>
    );
  }
  return (
    gate.instead ?? (
      <CapturePanel
        title="Photograph the Label"
        help={howToFrameLabel}
        notice={gate.notice}
        analyzing={read.isPending}
        onUse={use}
        onCancel={() => navigate(diary)}
      />
    )
  );
}
