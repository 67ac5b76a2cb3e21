import { useQueryClient } from '@tanstack/react-query';
import { FacebookMark, GoogleMark } from '#platform/web/ui/brand-marks.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { SecurityState } from '../../contract.ts';
import { disconnect } from '../api.ts';
import { providerNames } from '../messages.ts';
import { useGuarded } from './use-guarded.tsx';
import { dayOf } from './when.ts';

const services = [
  { provider: 'google', Mark: GoogleMark, href: '/api/login?method=google&link=1' },
  { provider: 'facebook', Mark: FacebookMark, href: '/api/auth/facebook?link=1' },
] as const;

/** Other services that open this account. Connecting one leaves the page and comes back to it. */
export function ConnectedCard({ connected }: { connected: SecurityState['connected'] }) {
  const client = useQueryClient();
  const { busy, run, dialog } = useGuarded();
  return (
    <Card title="Connected sign-ins">
      <ul className="flex flex-col gap-3">
        {services.map(({ provider, Mark, href }) => {
          const name = providerNames[provider];
          const since = connected.find((one) => one.provider === provider)?.since;
          return (
            <li key={provider} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Mark />
              <span className="min-w-28 flex-1">
                <span className="block font-medium">{name}</span>
                <span className="block text-sm text-muted">
                  {since ? `Since ${dayOf(since)}` : 'Not connected'}
                </span>
              </span>
              {since ? (
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={busy}
                  aria-label={`Disconnect ${name}`}
                  onClick={() =>
                    void run(() => disconnect(provider)).then(() => client.invalidateQueries())
                  }
                >
                  Disconnect
                </Button>
              ) : (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Connect ${name}`}
                  onClick={() => location.assign(href)}
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
