import { GraduationCap, HeartPulse } from 'lucide-react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { LEVEL_NAMES } from '#features/exercises/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { toHealthOutcome } from '../../../rules/health-screening.ts';
import { useHealthScreening } from '../../api/profile.ts';
import { healthStates, profileText } from '../../messages/profile.ts';

/** The way to the health check, and to level and goals. */
export function MoreCard() {
  const user = useCurrentUser().data;
  const today = useToday();
  const health = useHealthScreening().data;
  return (
    <Card padded={false} className="p-[min(0.5rem,2vw)]">
      <ListRow
        href="/workouts/profile/health"
        icon={<HeartPulse size={20} />}
        title={profileText.health}
        detail={health && healthStates[toHealthOutcome(health.screening, today)]}
      />
      <ListRow
        href="/profile"
        icon={<GraduationCap size={20} />}
        title={profileText.level}
        detail={user?.fitnessLevel && LEVEL_NAMES[user.fitnessLevel]}
      />
    </Card>
  );
}
