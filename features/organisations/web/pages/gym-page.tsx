import { useQuery } from '@tanstack/react-query';
import {
  CalendarDays,
  CalendarRange,
  Clock,
  FileUp,
  History,
  Mail,
  Settings,
  Users,
} from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Stat } from '#platform/web/ui/stat.tsx';
import type { Overview } from '../../contract.ts';
import { dashboardQuery } from '../api.ts';
import { ImportsCard } from '../components/gym/imports-card.tsx';
import { type Gym, InGym } from '../components/gym/in-gym.tsx';
import { JoinsChart } from '../components/gym/joins-chart.tsx';
import { SeatsCard } from '../components/gym/seats-card.tsx';
import { InviteButton } from '../components/joining/invite-button.tsx';
import { SendInvitations } from '../components/joining/send-invitations.tsx';
import { QuietMembers } from '../components/members/quiet-members.tsx';
import {
  importFromCsv,
  peopleChooseWhatYouSee,
  whatMembersBook,
  whoDidWhat,
  whoGivesWhat,
} from '../messages/gyms.ts';
import { kindNames, peopleName, trialText } from '../messages.ts';

/** Dashboard of an organisation: seats, people, open invitations and quiet members. */
export function GymPage() {
  return (
    <InGym
      title={({ name }) => name}
      actions={({ overview }) => <InviteButton overview={overview} />}
    >
      {(gym) => <Dashboard {...gym} />}
    </InGym>
  );
}

function Dashboard({ overview, path }: Gym) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="flex flex-col gap-4 lg:gap-6">
        <TrialCard overview={overview} />
        <SeatsCard overview={overview} />
        <PeopleCard overview={overview} />
        <ImportsCard overview={overview} path={path} />
      </div>
      <div className="flex flex-col gap-4 lg:gap-6">
        <ActivityCard overview={overview} path={path} />
        <Card padded={false} className="p-2">
          <ListRow
            icon={<Users size={20} />}
            title={peopleName(overview.kind)}
            detail="Search, roles, details"
            href={path('/gym/members')}
          />
          <ListRow
            icon={<CalendarDays size={20} />}
            title="Timetable and classes"
            detail={whatMembersBook}
            href={path('/gym/classes')}
          />
          <ListRow
            icon={<CalendarRange size={20} />}
            title="Staff calendars"
            detail={whoGivesWhat}
            href={path('/gym/staff')}
          />
          <ListRow
            icon={<Mail size={20} />}
            title="Invitations"
            detail="Waiting for an answer"
            value={overview.invited > 0 ? overview.invited : undefined}
            href={path('/gym/invitations')}
          />
          <ListRow
            icon={<FileUp size={20} />}
            title="Import people"
            detail={importFromCsv}
            href={path('/csv-import')}
          />
          <ListRow
            icon={<Settings size={20} />}
            title="Settings"
            detail={`${kindNames[overview.kind]}, name, owner`}
            href={path('/gym/settings')}
          />
          <ListRow
            icon={<History size={20} />}
            title="Activity log"
            detail={whoDidWhat}
            href={path('/gym/audit')}
          />
        </Card>
      </div>
    </div>
  );
}

/** Days left of the plan's trial; nothing without one. */
function TrialCard({ overview }: { overview: Overview }) {
  const days = useQuery(dashboardQuery(overview.id)).data?.trialDaysLeft;
  if (typeof days !== 'number') return null;
  return (
    <Card padded={false} className="p-2">
      <ListRow
        icon={<Clock size={20} />}
        title={trialText(days)}
        detail={overview.role === 'owner' ? 'Manage your plan' : undefined}
        href={overview.role === 'owner' ? '/profile/plan' : undefined}
      />
    </Card>
  );
}

function PeopleCard({ overview }: { overview: Overview }) {
  const { active, invited, notMailed, expired } = overview;
  const joins = useQuery(dashboardQuery(overview.id)).data?.joins;
  return (
    <Card title="People">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-4 gap-y-3">
        <Stat label="Active" value={active} />
        <Stat label="Invited" value={invited} />
        {notMailed > 0 && <Stat label="Not emailed" value={notMailed} />}
        {expired > 0 && <Stat label="Link expired" value={expired} />}
      </div>
      {joins && (
        <div className="mt-5 border-t border-line pt-4">
          <JoinsChart joins={joins} />
        </div>
      )}
      {notMailed > 0 && (
        <div className="mt-5 border-t border-line pt-4">
          <SendInvitations overview={overview} />
        </div>
      )}
    </Card>
  );
}

function ActivityCard({ overview, path }: Gym) {
  const { sharing, quiet, active, kind } = overview;
  const quietMembers = useQuery(dashboardQuery(overview.id)).data?.quietMembers;
  return (
    <Card title="Activity">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-4 gap-y-3">
        <Stat label="Share activity" value={sharing} unit={`of ${active}`} />
        <Stat label="Quiet for two weeks" value={quiet} />
      </div>
      {quietMembers && quiet > 0 && (
        <div className="mt-3">
          <QuietMembers named={quietMembers} count={quiet} path={path} />
        </div>
      )}
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        {peopleChooseWhatYouSee(peopleName(kind))}
      </p>
    </Card>
  );
}
