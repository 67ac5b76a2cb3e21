import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { Household } from '../../contract.ts';
import { useHousehold } from '../api.ts';
import { EatingCard } from '../components/eating-card.tsx';
import { InviteSheet, LinkSheet, type ShownLink } from '../components/invite-sheet.tsx';
import { LeaveButton } from '../components/leave-button.tsx';
import { PeopleCard } from '../components/people-card.tsx';
import { TargetsCard } from '../components/targets-card.tsx';
import { householdText as text } from '../messages/household.ts';

const PLAN_PATH = '/meals/plan';
const PLAN_SETTINGS_PATH = '/meals/plan/settings';

/** The people who share a meal plan and a shopping list. */
export function HouseholdPage() {
  const household = useHousehold();
  return (
    <>
      <PageHeader title={text.title} subtitle={text.lead} back={PLAN_PATH} />
      <Loaded query={household}>{(data) => <Shown household={data} />}</Loaded>
    </>
  );
}

function Shown({ household }: { household: Household }) {
  const { role, people } = household;
  const [isInviting, setInviting] = useState(false);
  const [link, setLink] = useState<ShownLink | null>(null);
  const me = people.find(({ isMe }) => isMe);
  const invite = (
    <Button
      icon={<UserPlus aria-hidden size={18} />}
      aria-haspopup="dialog"
      onClick={() => setInviting(true)}
    >
      {text.invite}
    </Button>
  );
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-5">
      {role === 'alone' ? (
        <EmptyState icon={<Users size={26} />} title={text.alone} action={invite}>
          {text.aloneLead}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <PeopleCard household={household} onLink={setLink} />
          {role === 'host' && <div>{invite}</div>}
          {role === 'member' && (
            <div>
              <LeaveButton />
            </div>
          )}
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {role === 'member' && me && (
          <EatingCard eating={{ diets: me.diets, without: me.without }} />
        )}
        {role !== 'alone' && me && <TargetsCard isShared={me.sharesTargets} />}
        {role !== 'member' && (
          <Card padded={false} className="p-2">
            <ListRow
              icon={<Users size={22} />}
              title={text.withoutAccount}
              detail={text.withoutAccountLead}
              href={PLAN_SETTINGS_PATH}
            />
          </Card>
        )}
      </div>
      {isInviting && (
        <InviteSheet
          onLink={(made) => {
            setInviting(false);
            setLink(made);
          }}
          onClose={() => setInviting(false)}
        />
      )}
      {link && <LinkSheet link={link} onClose={() => setLink(null)} />}
    </div>
  );
}
