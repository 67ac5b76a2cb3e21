import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { countPending, membershipsQuery } from '../../api/memberships.ts';
import { offeredToYou } from '../../messages/settings.ts';
import { InvitationsNotice } from '../joining/invitations-notice.tsx';

/** Invitations and offers that wait for the person's answer; `children` where none does. */
export function WaitingAnswers({ children }: { children: ReactNode }) {
  return (
    <Loaded query={useQuery(membershipsQuery)}>
      {(mine) =>
        countPending(mine) === 0 ? (
          children
        ) : (
          <div className="flex max-w-2xl flex-col gap-4">
            <InvitationsNotice />
            {mine.memberships
              .filter(({ ownershipOffered }) => ownershipOffered)
              .map(({ organisationId, name }) => (
                <Card key={organisationId} padded={false} className="p-2">
                  <ListRow
                    icon={<KeyRound size={20} />}
                    title={offeredToYou(name)}
                    detail="Accept or decline"
                    href="/profile/organisations"
                  />
                </Card>
              ))}
          </div>
        )
      }
    </Loaded>
  );
}
