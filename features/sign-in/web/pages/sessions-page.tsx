import { Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { SessionEntry } from '../../contract.ts';
import { useEndOtherSessions, useEndSession, useSessions } from '../api/security.ts';
import { dayOf, momentOf } from '../components/when.ts';
import {
  onlyThisDeviceNow,
  signOutAllOthers,
  sinceAndLastSeen,
  unknownDevice,
} from '../messages/security.ts';
import { toasts } from '../messages/toasts.ts';

const icons = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
  unknown: MonitorSmartphone,
};

/** Where the person is signed in; one device or all others can be signed out from here. */
export function SessionsPage() {
  const sessions = useSessions();
  const endOthers = useEndOtherSessions();
  const signOutOthers = () =>
    endOthers.mutate(undefined, {
      onSuccess: () => toast(toasts.done('Signed out', onlyThisDeviceNow)),
      onError: (error) => toast(toasts.failed(error)),
    });
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Devices" subtitle="Where you’re signed in" back="/profile/security" />
      <Loaded query={sessions}>
        {(list) => (
          <div className="flex flex-col gap-4">
            <Card padded={false} className="px-4 py-2 sm:px-5">
              <ul className="divide-y divide-line">
                {list.map((session) => (
                  <Device key={session.id} session={session} />
                ))}
              </ul>
            </Card>
            {list.length > 1 && (
              <Button
                variant="secondary"
                size="lg"
                fullWidth
                pending={endOthers.isPending}
                onClick={signOutOthers}
              >
                {signOutAllOthers}
              </Button>
            )}
            <p className="text-sm text-muted">{unknownDevice}</p>
          </div>
        )}
      </Loaded>
    </div>
  );
}

function Device({ session }: { session: SessionEntry }) {
  const end = useEndSession();
  const Icon = icons[session.deviceKind];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-raised text-accent-2"
      >
        <Icon size={20} />
      </span>
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="font-medium break-words">{session.device}</p>
        <p className="text-sm text-muted">
          {sinceAndLastSeen(dayOf(session.firstSeenAt), momentOf(session.lastSeenAt))}
        </p>
        {session.ipAddress && <p className="text-sm break-all text-faint">{session.ipAddress}</p>}
      </div>
      {session.current ? (
        <Badge tone="success">This device</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Sign out ${session.device}`}
          pending={end.isPending}
          onClick={() =>
            end.mutate(session.id, { onError: (error) => toast(toasts.failed(error)) })
          }
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
