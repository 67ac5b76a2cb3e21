import { HeartHandshake } from 'lucide-react';
import { Helpline } from '#features/account/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { gentleModeIsOn } from '../../messages/targets.ts';

/** Stands where numbers would be while the gentle mode is on. */
export function HiddenNumbers() {
  return (
    <Card title="Numbers are hidden">
      <div className="flex items-start gap-3">
        <HeartHandshake aria-hidden size={24} className="mt-0.5 shrink-0 text-accent-2" />
        <p className="text-muted">{gentleModeIsOn}</p>
      </div>
      <Helpline />
      <LinkButton href="/progress/targets" variant="ghost" fullWidth className="mt-2">
        Gentle mode and targets
      </LinkButton>
    </Card>
  );
}
