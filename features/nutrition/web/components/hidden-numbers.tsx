import { HeartHandshake, Phone } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';

/** Stands where numbers would be while the gentle mode is on. */
export function HiddenNumbers() {
  return (
    <Card title="Numbers are out of sight">
      <div className="flex items-start gap-3">
        <HeartHandshake aria-hidden size={24} className="mt-0.5 shrink-0 text-accent-2" />
        <p className="text-muted">
          The gentle mode is on. Nothing is counted down and nothing is taken away. You can log what
          you like, as roughly as you like.
        </p>
      </div>
      <Helpline />
      <LinkButton href="/progress/targets" variant="ghost" fullWidth className="mt-2">
        Gentle mode and targets
      </LinkButton>
    </Card>
  );
}

/** Whom to call about food, eating and the body. */
export function Helpline() {
  return (
    <div className="mt-4 rounded-control bg-raised p-4">
      <p className="font-semibold">Somebody to talk to</p>
      <p className="mt-1 text-sm text-muted">
        Butterfly Foundation, Australia: free help about food, eating and body image. Elsewhere, a
        doctor is a good first person to ask.
      </p>
      <a
        href="tel:1800334673"
        className="mt-1 inline-flex min-h-12 items-center gap-2 font-semibold text-accent underline underline-offset-4"
      >
        <Phone aria-hidden size={18} />
        1800 33 4673
      </a>
    </div>
  );
}
