import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { useLogAddress, useStartMeal } from '#features/food-log/web/public.ts';
import { clearDraft, loadDraft, storeDraft } from '#platform/web/forms/stored-draft.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { PhotoAnalysis } from '../../contract.ts';
import { useAnalyzePhoto } from '../api.ts';
import { CapturePanel } from '../components/capture-panel.tsx';
import { gramsOf, type PlateItem, plateItemsOf } from '../components/plate-items.ts';
import { PlateReview } from '../components/plate-review.tsx';
import { usePhotoGate } from '../components/use-photo-gate.tsx';
import { analysisComplete, analysisFailed, sentenceOf, takeClearPhoto } from '../messages.ts';

const DRAFT_KEY = 'plateDraft';

/** What was seen and what the person made of it. It outlives a reload; the picture does not. */
type Plate = { items: readonly PlateItem[]; questions: readonly string[] };

/** From a photo of a plate to entries of the log. */
export function PhotoPage() {
  const { data: user } = useCurrentUser();
  return user ? <PhotoOf owner={user.id} /> : null;
}

function PhotoOf({ owner }: { owner: string }) {
  const address = useLogAddress();
  const [, navigate] = useLocation();
  const [plate, setPlate] = useState(() => loadDraft(DRAFT_KEY, owner) as Plate | null);
  const [picture, setPicture] = useState<string>();
  const startMeal = useStartMeal();
  const [chosen, setMeal] = useState<MealType | null>(null);
  const meal = chosen ?? startMeal;
  const analyze = useAnalyzePhoto();
  const gate = usePhotoGate({ title: 'Camera + AI', back: address.diary, query: address.query });

  const keep = (next: Plate) => {
    setPlate(next);
    storeDraft(DRAFT_KEY, owner, next);
  };
  const leave = (replace = false) => {
    clearDraft(DRAFT_KEY);
    navigate(address.diary, { replace });
  };
  const show = (analysis: PhotoAnalysis) => {
    keep({ items: plateItemsOf(analysis, plate?.items), questions: analysis.questions });
    toast(analysisComplete(analysis.confidence));
  };

  const use = (imageDataUrl: string) => {
    setPicture(imageDataUrl);
    const failed = (sentence: string | null) => {
      toast(analysisFailed(sentence));
      leave(true);
    };
    analyze.mutate(
      { imageDataUrl, mealType: meal ?? address.meal },
      {
        onSuccess: ({ analysis, message }) => (analysis ? show(analysis) : failed(message)),
        onError: (error) => failed(sentenceOf(error)),
      },
    );
  };
  const correct = (sentence: string) => {
    if (picture === undefined || !plate) return;
    const items = plate.items
      .filter(({ removed }) => !removed)
      .map((item) => ({
        name: item.eatable.name.slice(0, 120),
        grams: gramsOf(item) ?? item.seen.grams,
      }));
    // What fails here stays on the page: nothing of what was corrected by hand is lost.
    analyze.mutate(
      {
        imageDataUrl: picture,
        mealType: meal ?? address.meal,
        correction: { sentence, items },
      },
      {
        onSuccess: ({ analysis, message }) =>
          analysis ? show(analysis) : toast(analysisFailed(message)),
        onError: (error) => toast(analysisFailed(sentenceOf(error))),
      },
    );
  };

  if (plate) {
    return (
      <PlateReview
        {...plate}
        day={address.day}
        meal={meal}
        correcting={analyze.isPending}
        onMeal={setMeal}
        onChange={(items) => keep({ ...plate, items })}
        onCorrect={picture === undefined ? null : correct}
        onBack={() => leave()}
        onSaved={() => leave(true)}
      />
    );
  }
  return (
    gate.instead ?? (
      <CapturePanel
        title="Capture Food Photo"
        help={takeClearPhoto}
        notice={gate.notice}
        analyzing={analyze.isPending}
        onUse={use}
        onCancel={() => leave()}
      />
    )
  );
}
