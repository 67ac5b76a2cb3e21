import { useCurrentUser } from '#features/account/web/public.ts';
import { TrainerAvailability } from '../components/trainer-availability.tsx';
import { TrainerBrowsing } from '../components/trainer-browsing.tsx';

/** Trainers see their availability, everybody else sees trainers. */
export function TrainersPage() {
  const role = useCurrentUser().data?.role;
  return role === 'trainer' ? <TrainerAvailability /> : <TrainerBrowsing />;
}
