import { Helpline } from '#features/account/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';

/** Instead of figures while numbers are hidden. */
export function GentleCard() {
  return (
    <Card title="Numbers are hidden">
      <p className="text-muted">Gentle mode is on. Log as roughly as you like, or not at all.</p>
      <Helpline />
    </Card>
  );
}
