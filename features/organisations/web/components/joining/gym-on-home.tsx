import { useQuery } from '@tanstack/react-query';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Stat } from '#platform/web/ui/stat.tsx';
import type { Membership } from '../../../contract.ts';
import { mayIn } from '../../../rules/rights.ts';
import { SEAT_KINDS } from '../../../rules.ts';
import { dashboardQuery, overviewQuery, useTrainees } from '../../api.ts';
import { membersText, peopleName, seatNames, trialText } from '../../messages.ts';
import { JoinsChart } from '../gym/joins-chart.tsx';
import { QuietMembers } from '../members/quiet-members.tsx';

const MAX_QUIET_NAMES = 3;
const MAX_NAMES = 5;

/** What a person who runs or works for organisations sees of them on Home. */
export function GymOnHome({ memberships }: { memberships: readonly Membership[] }) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-5">
      {memberships.map((membership) =>
        mayIn(membership.role, 'seeOverview') ? (
          <RunGym key={membership.organisationId} membership={membership} />
        ) : (
          <TrainerGym key={membership.organisationId} membership={membership} />
        ),
      )}
    </div>
  );
}

function GymCard({ membership, children }: { membership: Membership; children: React.ReactNode }) {
  return (
    <Card
      title={membership.name}
      action={
        <LinkButton
          href={`/gym?in=${membership.organisationId}`}
          variant="ghost"
          size="sm"
          className="-mr-3"
        >
          Open
        </LinkButton>
      }
      className="min-h-44"
    >
      {children}
    </Card>
  );
}

function RunGym({ membership }: { membership: Membership }) {
  const { organisationId: id, kind } = membership;
  const overview = useQuery(overviewQuery(id));
  const dashboard = useQuery(dashboardQuery(id)).data;
  const path = (page: string) => `${page}${page.includes('?') ? '&' : '?'}in=${id}`;
  return (
    <GymCard membership={membership}>
      <Loaded query={overview}>
        {({ active, invited, quiet, seats }) => (
          <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-2">
            <div>
              <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-4 gap-y-3">
                <Stat label={peopleName(kind)} value={active} />
                {SEAT_KINDS.filter((seat) => seats[seat].limit > 0).map((seat) => (
                  <Stat
                    key={seat}
                    label={`${seatNames(kind)[seat]} used`}
                    value={seats[seat].used}
                    unit={`of ${seats[seat].limit}`}
                  />
                ))}
              </div>
              <div className="mt-3 -mx-2">
                {invited > 0 && (
                  <ListRow
                    title="Open invitations"
                    value={invited}
                    href={path('/gym/invitations')}
                  />
                )}
                {typeof dashboard?.trialDaysLeft === 'number' && (
                  <ListRow
                    title={trialText(dashboard.trialDaysLeft)}
                    href={membership.role === 'owner' ? '/profile/plan' : undefined}
                  />
                )}
              </div>
              {dashboard && quiet > 0 && (
                <div className="mt-3 border-t border-line pt-3">
                  <h3 className="font-medium">Quiet for two weeks</h3>
                  <QuietMembers
                    named={dashboard.quietMembers.slice(0, MAX_QUIET_NAMES)}
                    count={quiet}
                    path={path}
                  />
                </div>
              )}
            </div>
            {dashboard && <JoinsChart joins={dashboard.joins} />}
          </div>
        )}
      </Loaded>
    </GymCard>
  );
}

function TrainerGym({ membership }: { membership: Membership }) {
  const trainees = useTrainees(membership.organisationId, 1);
  return (
    <GymCard membership={membership}>
      <Loaded query={trainees}>
        {({ total, trainees: listed }) => (
          <>
            <p className="text-muted">{membersText(total)}</p>
            <ul className="mt-2 divide-y divide-line">
              {listed.slice(0, MAX_NAMES).map(({ memberId, name }) => (
                <li key={memberId} className="py-2 font-medium break-words">
                  {name}
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </GymCard>
  );
}
