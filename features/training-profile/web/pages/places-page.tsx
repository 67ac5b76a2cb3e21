import { MapPin, Plus } from 'lucide-react';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useTrainingPlaces } from '../api/places.ts';
import { PlaceRows } from '../components/places/place-rows.tsx';
import { placeText } from '../messages/places.ts';

export function PlacesPage() {
  const places = useTrainingPlaces();
  const add = (
    <LinkButton href="/workouts/places/new" icon={<Plus aria-hidden size={20} />}>
      {placeText.add}
    </LinkButton>
  );
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={placeText.title} subtitle={placeText.lead} back="/workouts/profile" />
      <Loaded query={places}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={<MapPin size={28} />} title={placeText.none} action={add}>
              {placeText.addFirst}
            </EmptyState>
          ) : (
            <div className="grid grid-cols-1 gap-4">
              <PlaceRows places={all} />
              <div>{add}</div>
            </div>
          )
        }
      </Loaded>
    </div>
  );
}
