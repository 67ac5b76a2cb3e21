import {
  BedDouble,
  Building2,
  House,
  type LucideIcon,
  MapPin,
  PencilLine,
  Trash2,
  Trees,
} from 'lucide-react';
import { Link } from 'wouter';
import { useUnits } from '#features/account/web/public.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton, iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import type { TrainingPlace } from '../../../contract.ts';
import type { PlaceKind } from '../../../rules/places.ts';
import { useDaysAt, useRemovePlace } from '../../api/places.ts';
import { placeText } from '../../messages/places.ts';
import { weekdaysText } from '../../messages/week.ts';
import { summarisePlace } from './place-summary.ts';

export const PLACE_ICONS: Readonly<Record<PlaceKind, LucideIcon>> = {
  home: House,
  gym: Building2,
  hotel: BedDouble,
  outdoors: Trees,
  other: MapPin,
};

/** The places themselves, to be changed or deleted. */
export function PlaceRows({ places }: { places: readonly TrainingPlace[] }) {
  useFocusKept(places.length);
  return (
    <Card>
      <ul className="-my-2 divide-y divide-line">
        {places.map((place) => (
          <PlaceRow key={place.id} place={place} />
        ))}
      </ul>
    </Card>
  );
}

function PlaceRow({ place }: { place: TrainingPlace }) {
  const { weightUnit } = useUnits();
  const remove = useRemovePlace(place);
  const days = useDaysAt(place.id);
  const Icon = PLACE_ICONS[place.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-3">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-raised text-accent-2"
      >
        <Icon size={20} />
      </span>
      <span className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
        <bdi className="block font-medium">{place.name}</bdi>
        <span className="block text-sm text-muted">{summarisePlace(place, weightUnit)}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {days.length > 0 && placeText.usedOn(weekdaysText(days))}
          <PendingMark kind="training-place" ids={[place.id]} />
        </span>
      </span>
      <span className="-mr-2.5 ml-auto flex">
        <Link
          href={`/workouts/places/${place.id}`}
          aria-label={placeText.editOne(place.name)}
          className={iconButtonStyle}
        >
          <PencilLine aria-hidden size={20} />
        </Link>
        <IconButton
          label={placeText.removeOne(place.name)}
          icon={<Trash2 aria-hidden size={20} />}
          pending={remove.isPending}
          onClick={() => remove.mutate(place)}
        />
      </span>
    </li>
  );
}
