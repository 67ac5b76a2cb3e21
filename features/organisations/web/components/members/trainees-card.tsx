import { useState } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { useTrainees } from '../../api.ts';
import { namesWithoutLogs, noMembersYet } from '../../messages/members.ts';
import { dayOf } from '../../messages.ts';
import { PageButtons } from './page-buttons.tsx';

/** Who a trainer works with in an organisation: names only. */
export function TraineesCard({ organisationId }: { organisationId: string }) {
  const [page, setPage] = useState(1);
  return (
    <Card title="Members you train">
      <Loaded query={useTrainees(organisationId, page)}>
        {({ total, trainees }) =>
          total === 0 ? (
            <p className="text-muted">{noMembersYet}</p>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {trainees.map(({ memberId, name, joinedAt }) => (
                  <li key={memberId} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                    <span className="font-medium break-words">{name}</span>
                    <span className="text-sm text-muted">Joined {dayOf(joinedAt)}</span>
                  </li>
                ))}
              </ul>
              <PageButtons total={total} page={page} onPage={setPage} />
              <p className="mt-3 border-t border-line pt-3 text-sm text-muted">
                {namesWithoutLogs}
              </p>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
