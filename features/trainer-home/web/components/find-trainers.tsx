import { useSearch } from 'wouter';
import { TrainerBrowsing } from '#features/trainer-search/web/public.ts';
import { GymClasses } from './gym-classes.tsx';
import { OwnBookings } from './own-bookings.tsx';

/** Apart from the page, which every device keeps: searching wants the network. */
export function FindTrainers() {
  const isSearching = useSearch() !== '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
      {!isSearching && <OwnBookings />}
      <TrainerBrowsing beside={<GymClasses />} />
    </div>
  );
}
