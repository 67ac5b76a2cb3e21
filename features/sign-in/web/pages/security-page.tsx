import { History, Monitor } from 'lucide-react';
import { useSearch } from 'wouter';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useSecurityState } from '../api/security.ts';
import { ConnectedCard } from '../components/connected-card.tsx';
import { PasswordCard } from '../components/email/password-card.tsx';
import { PasskeysCard } from '../components/second-step/passkeys-card.tsx';
import { SecondFactorCard } from '../components/second-step/second-factor-card.tsx';
import { wayBackNotices } from '../messages.ts';

/** Everything that opens the account, and what happened to it. */
export function SecurityPage() {
  const state = useSecurityState();
  const notice = wayBackNotices[new URLSearchParams(useSearch()).get('notice') ?? ''];
  return (
    <>
      <PageHeader title="Security" subtitle="Password and sign-in" back="/profile" />
      {notice && (
        <div className="mb-4">
          <StatusMessage tone="info">{notice}</StatusMessage>
        </div>
      )}
      <Loaded query={state}>
        {(security) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
            <div className="flex flex-col gap-4 lg:gap-6">
              <PasswordCard hasPassword={security.hasPassword} />
              <SecondFactorCard state={security.secondFactor} />
            </div>
            <div className="flex flex-col gap-4 lg:gap-6">
              <PasskeysCard passkeys={security.passkeys} />
              <ConnectedCard connected={security.connected} offered={security.offered} />
              <Card padded={false} className="p-2">
                <ListRow
                  icon={<Monitor size={20} />}
                  title="Devices"
                  detail="Where you’re signed in"
                  href="/profile/sessions"
                />
                <ListRow
                  icon={<History size={20} />}
                  title="Activity"
                  detail="Sign-ins and security changes"
                  href="/profile/activity"
                />
              </Card>
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}
