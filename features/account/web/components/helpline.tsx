import { Phone } from 'lucide-react';
import { butterflyFoundationHelps } from '../messages.ts';

/** Whom to call about food, eating and the body. */
export function Helpline() {
  return (
    <div className="mt-4 rounded-control bg-raised p-4">
      <p className="font-semibold">Someone to talk to</p>
      <p className="mt-1 text-sm text-muted">{butterflyFoundationHelps}</p>
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
