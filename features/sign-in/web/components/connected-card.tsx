import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { FacebookMark, GoogleMark } from '#platform/web/ui/brand-marks.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { OutsideProvider, SecurityState } from '../../contract.ts';
import { connect, disconnect } from '../api/outside.ts';
import { notConnected, notSetUpHere } from '../messages/security.ts';
import { providerNames } from '../messages.ts';
import { useGuarded } from './use-guarded.tsx';
import { dayOf } from './when.ts';

const services = [
  { provider: 'google', Mark: GoogleMark },
  { provider: 'facebook', Mark: FacebookMark },
] as const;

/** Other services that open this account. Connecting one leaves the page and comes back to it. */
export function ConnectedCard({
  connected,
  offered,
}: Pick<SecurityState, 'connected' | 'offered'>) {
  const client = useQueryClient();
  const { busy, run, dialog } = useGuarded();
  const [path, navigate] = useLocation();
  const leave = async (provider: OutsideProvider) => {
    await run(() => disconnect(provider));
    // Clears an outdated notice.
    navigate(path, { replace: true });
    await client.invalidateQueries();
  };
  return (
    <Card title="Connected sign-ins">
      <ul className="flex flex-col gap-3">
        {services.map(({ provider, Mark }) => {
          const name = providerNames[provider];
          const since = connected.find((one) => one.provider === provider)?.since;
          const isOffered = offered.includes(provider);
          return (
            <li key={provider} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Mark />
              <span className="min-w-28 flex-1">
                <span className="block font-medium">{name}</span>
                <span className="block text-sm text-muted">
                  {since ? `Since ${dayOf(since)}` : isOffered ? notConnected : notSetUpHere}
                </span>
              </span>
              {since && (
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={busy}
                  aria-label={`Disconnect ${name}`}
                  onClick={() => void leave(provider)}
                >
                  Disconnect
                </Button>
              )}
              {!since && isOffered && (
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={busy}
                  aria-label={`Connect ${name}`}
                  onClick={() => void run(() => connect(provider))}
                >
                  Connect
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {dialog}
    </Card>
  );
}
