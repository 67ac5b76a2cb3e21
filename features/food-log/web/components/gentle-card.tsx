import { Helpline } from '#features/account/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';

/** In place of figures while numbers are out of sight. */
export function GentleCard() {
  return (
    <Card title="Numbers are out of sight">
      <p className="text-muted">
        The gentle mode is on. Log what you like, as roughly as you like, or nothing at all.
      </p>
      <Helpline />
    </Card>
  );
}
