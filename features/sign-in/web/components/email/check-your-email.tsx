import { MailCheck } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { emailIsOnItsWay } from '../../messages/ways-in.ts';
import { Entrance } from '../entrance.tsx';

type CheckYourEmailProps = { email: string; onBack: () => void };

/** Shown alike whether or not an address is known: only its owner can read what was sent there. */
export function CheckYourEmail({ email, onBack }: CheckYourEmailProps) {
  return (
    <Entrance title="Check your email">
      <div role="status" className="flex flex-col gap-6">
        <span
          aria-hidden
          className="grid size-16 place-items-center rounded-card border border-line bg-surface text-accent-2"
        >
          <MailCheck size={30} />
        </span>
        <p className="text-lg text-muted">
          {emailIsOnItsWay(<strong className="break-all text-ink">{email}</strong>)}
        </p>
        <Button variant="secondary" size="lg" fullWidth onClick={onBack}>
          Back
        </Button>
      </div>
    </Entrance>
  );
}
