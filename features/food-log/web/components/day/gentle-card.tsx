import { Helpline } from '#features/account/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { gentleModeIsOn } from '../../messages/day.ts';

/** Instead of figures while numbers are hidden. */
export function GentleCard() {
  return (
    <Card title="Numbers are hidden">
      <p className="text-muted">{gentleModeIsOn}</p>
      <Helpline />
    </Card>
  );
}
