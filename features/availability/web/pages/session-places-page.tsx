import { useMutation } from '@tanstack/react-query';
import { MapPin, PencilLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { SessionPlace } from '../../contract.ts';
import { placeMutations, useSessionPlaces } from '../api.ts';
import { EditPlace, NewPlace } from '../components/place-dialogs.tsx';
import { placesText } from '../messages/places.ts';

/** Where a trainer meets people. */
export function SessionPlacesPage() {
  const places = useSessionPlaces();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={placesText.title}
        subtitle={placesText.lead}
        back="/trainers/availability"
      />
      <Loaded query={places}>{(all) => <Places places={all} />}</Loaded>
    </div>
  );
}

function Places({ places }: { places: readonly SessionPlace[] }) {
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<SessionPlace | null>(null);
  useFocusKept(places.length);
  const add = (
    <Button icon={<Plus aria-hidden size={20} />} onClick={() => setAdding(true)}>
      {placesText.add}
    </Button>
  );
  return (
    <>
      {places.length === 0 ? (
        <EmptyState icon={<MapPin size={28} />} title={placesText.none} action={add}>
          {placesText.addFirst}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <Card>
            <ul className="-my-2 divide-y divide-line">
              {places.map((place) => (
                <PlaceRow key={place.id} place={place} onEdit={() => setEdited(place)} />
              ))}
            </ul>
          </Card>
          <div>{add}</div>
        </div>
      )}
      <NewPlace open={isAdding} places={places} onClose={() => setAdding(false)} />
      <EditPlace edited={edited} places={places} onClose={() => setEdited(null)} />
    </>
  );
}

function PlaceRow({ place, onEdit }: { place: SessionPlace; onEdit: () => void }) {
  const remove = useMutation(placeMutations.remove);
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-3">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-raised text-accent-2"
      >
        <MapPin size={20} />
      </span>
      <span className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
        <bdi className="block font-medium">{place.name}</bdi>
        <span className="block text-sm text-muted">
          {placesText.at(place.suburb, place.postcode)}
        </span>
      </span>
      <span className="-mr-2.5 ml-auto flex">
        <IconButton
          label={placesText.editOne(place.name)}
          icon={<PencilLine aria-hidden size={20} />}
          onClick={onEdit}
        />
        <IconButton
          label={placesText.removeOne(place.name)}
          icon={<Trash2 aria-hidden size={20} />}
          pending={remove.isPending}
          onClick={() => remove.mutate(place)}
        />
      </span>
    </li>
  );
}
