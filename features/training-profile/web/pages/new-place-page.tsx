import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCurrentUser, useUnits } from '#features/account/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { PLACE_PRESETS, type PlacePreset, presetPlace } from '../../rules/place-presets.ts';
import { placeMutations } from '../api/places.ts';
import { PlaceForm } from '../components/places/place-form.tsx';
import { PresetList } from '../components/places/preset-list.tsx';
import { placeText, presetNames, presetTexts } from '../messages/places.ts';

const LIST = '/workouts/places';
const NEW = '/workouts/places/new';

/** A new place: one tap on a ready-made one, which stands in the address, fills the form in. */
export function NewPlacePage() {
  const user = useCurrentUser().data;
  const [search] = useSearchParams();
  const preset = PLACE_PRESETS.find((one) => one === search.get('from'));
  // The form reads units once, when it opens.
  if (!user) return <LoadingScreen />;
  if (preset) return <NewPlace key={preset} preset={preset} />;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={placeText.add} subtitle={placeText.addLead} back={LIST} />
      <PresetList hrefOf={(one) => `${NEW}?from=${one}`} />
    </div>
  );
}

function NewPlace({ preset }: { preset: PlacePreset }) {
  const [, navigate] = useLocation();
  const { weightUnit } = useUnits();
  // One record, however often it is sent.
  const [id] = useState(newId);
  const add = useMutation(placeMutations.add);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={placeText.add}
        subtitle={placeText.filledIn(presetTexts[preset].title)}
        back={NEW}
      />
      <PlaceForm
        start={{ ...presetPlace(preset, weightUnit), name: presetNames[preset] }}
        action={placeText.save}
        send={(content) => add.mutateAsync({ ...content, id })}
        onSent={() => navigate(LIST, { replace: true })}
      />
    </div>
  );
}
