import { UserRound } from 'lucide-react';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { CheckIn } from '../../contract.ts';
import { useCheckIn } from '../api/targets.ts';
import { CheckInHistory } from '../components/check-in/check-in-history.tsx';
import { ProposalCard } from '../components/check-in/proposal-card.tsx';
import { RecentDaysCard } from '../components/check-in/recent-days-card.tsx';
import { ExpenditureCard } from '../components/energy/expenditure-card.tsx';
import { ExpenditureHistory } from '../components/energy/expenditure-history.tsx';
import { TargetsError, TargetsLoading } from '../components/targets/targets-state.tsx';
import { HiddenNumbers } from '../components/today/hidden-numbers.tsx';
import {
  checkInNotLoaded,
  formulaTarget,
  logCannotShowNeeds,
  needAgeHeightWeight,
  needMoreLoggedDays,
  nextCheckIn,
  ownTarget,
  tooLittleLogged,
  weekAndTarget,
} from '../messages/check-in.ts';
import { unknownNeedText } from '../messages/goals.ts';

/** Once a week: what the log has taught, and the target that would follow from it. */
export function CheckInPage() {
  const today = useToday();
  const checkIn = useCheckIn(today);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Check-in" subtitle={weekAndTarget} back="/progress" />
      {checkIn.isPending && <TargetsLoading label="Loading your check-in" />}
      {checkIn.isError && (
        <TargetsError title={checkInNotLoaded} onRetry={() => void checkIn.refetch()} />
      )}
      {checkIn.data && <Loaded checkIn={checkIn.data} />}
    </div>
  );
}

function Loaded({ checkIn }: { checkIn: CheckIn }) {
  const { expenditure, proposal, current, history, recentDays, date } = checkIn;
  if (checkIn.numbersHidden) return <HiddenNumbers />;
  if (checkIn.unknownNeed) {
    return (
      <EmptyState
        icon={<UserRound size={28} />}
        title="No target for now"
        action={<LinkButton href="/progress/targets">Targets</LinkButton>}
      >
        {unknownNeedText[checkIn.unknownNeed]}
      </EmptyState>
    );
  }
  if (!expenditure || !current) {
    return (
      <EmptyState
        icon={<UserRound size={28} />}
        title="Add your details first"
        action={<LinkButton href="/profile">Add your details</LinkButton>}
      >
        {needAgeHeightWeight}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {proposal && <ProposalCard date={date} current={current} proposal={proposal} />}
      {!proposal && <NothingProposed checkIn={checkIn} />}
      <ExpenditureCard expenditure={expenditure} />
      <ExpenditureHistory date={date} withWeight={checkIn.protection !== 'minor'} />
      <RecentDaysCard days={recentDays} />
      {history.length > 0 && (
        <CheckInHistory history={history} withWeight={checkIn.protection !== 'minor'} />
      )}
    </div>
  );
}

function NothingProposed({ checkIn }: { checkIn: CheckIn }) {
  const { mode, dueOn, date, expenditure, protection } = checkIn;
  if (mode !== 'automatic') {
    return (
      <Card title="Your target doesn’t adapt">
        <p className="text-muted">{mode === 'manual' ? ownTarget : formulaTarget}</p>
        <LinkButton href="/progress/targets" fullWidth className="mt-3">
          Choose your target type
        </LinkButton>
      </Card>
    );
  }
  if (protection === 'pregnancy') {
    return (
      <Card title="Check-ins pause">
        <p className="text-muted">{logCannotShowNeeds}</p>
      </Card>
    );
  }
  const waits = dueOn !== null && dueOn > date;
  return (
    <Card title={waits ? 'Checked in' : 'No proposal yet'}>
      <p className="text-muted">
        {waits
          ? nextCheckIn(dateText(dueOn, date))
          : expenditure?.state === 'holding'
            ? tooLittleLogged
            : needMoreLoggedDays}
      </p>
    </Card>
  );
}
