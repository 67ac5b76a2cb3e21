import { TrainerBrowsing } from '#features/trainers/web/public.ts';
import { GymClasses } from './gym-classes.tsx';
import { OwnBookings } from './own-bookings.tsx';

/** Apart from the page, which every device keeps: searching wants the network. */
export function FindTrainers() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
      <OwnBookings />
      <TrainerBrowsing beside={<GymClasses />} />
    </div>
  );
}
