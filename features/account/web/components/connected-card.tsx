import { FacebookMark, GoogleMark } from '#platform/web/ui/brand-marks.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { SecurityState } from '../../contract.ts';
import { providerNames } from '../messages.ts';
import { dayOf } from './when.ts';

const marks: Record<string, typeof GoogleMark> = { google: GoogleMark, facebook: FacebookMark };

/** Other services that open this account. */
export function ConnectedCard({ connected }: { connected: SecurityState['connected'] }) {
  return (
    <Card title="Connected sign-ins">
      {connected.length === 0 ? (
        <p className="text-muted">
          None. Signing in with Google or Facebook under the same verified address connects them.
        </p>
      ) : (
        <div className="-mx-2">
          {connected.map(({ provider, since }) => {
            const Mark = marks[provider];
            return (
              <ListRow
                key={provider}
                icon={Mark && <Mark />}
                title={providerNames[provider] ?? provider}
                detail={`Since ${dayOf(since)}`}
              />
            );
          })}
        </div>
      )}
    </Card>
  );
}
