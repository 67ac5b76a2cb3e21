import { UserRound } from 'lucide-react';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { CheckIn } from '../../contract.ts';
import { useCheckIn } from '../api/targets.ts';
import { CheckInHistory } from '../components/check-in-history.tsx';
import { ExpenditureCard } from '../components/expenditure-card.tsx';
import { ExpenditureHistory } from '../components/expenditure-history.tsx';
import { HiddenNumbers } from '../components/hidden-numbers.tsx';
import { ProposalCard } from '../components/proposal-card.tsx';
import { RecentDaysCard } from '../components/recent-days-card.tsx';
import { TargetsError, TargetsLoading } from '../components/targets-state.tsx';
import { unknownNeedText } from '../messages.ts';

/** Once a week: what the log has taught, and the target that would follow from it. */
export function CheckInPage() {
  const today = useToday();
  const checkIn = useCheckIn(today);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Check-in"
        subtitle="A look at the week, and at what it says about your target."
        back="/progress"
      />
      {checkIn.isPending && <TargetsLoading label="Loading your check-in" />}
      {checkIn.isError && (
        <TargetsError
          title="Your check-in could not be loaded"
          onRetry={() => void checkIn.refetch()}
        />
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
        title="Your details come first"
        action={<LinkButton href="/profile">Add your details</LinkButton>}
      >
        Age, height and weight are where every estimate starts.
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
      <Card title="Your target does not follow your log">
        <p className="text-muted">
          {mode === 'manual' ? 'You chose your own figures.' : 'It follows the formula.'} With the
          adaptive target, what is learnt below becomes a proposal each week.
        </p>
        <LinkButton href="/progress/targets" fullWidth className="mt-3">
          Choose how it is made
        </LinkButton>
      </Card>
    );
  }
  if (protection === 'pregnancy') {
    return (
      <Card title="Check-ins pause">
        <p className="text-muted">
          A log cannot tell what a growing baby, or milk, takes from what your body uses. During
          pregnancy and breastfeeding your target follows the reference values for your stage.
        </p>
      </Card>
    );
  }
  const waits = dueOn !== null && dueOn > date;
  return (
    <Card title={waits ? 'You have checked in' : 'No proposal yet'}>
      <p className="text-muted">
        {waits
          ? `The next check-in is on ${dateText(dueOn, date)}.`
          : expenditure?.state === 'holding'
            ? 'Too little was logged lately to propose anything. Your target stays as it is.'
            : 'More days and weigh-ins are needed before anything is proposed. Your target stays as it is.'}
      </p>
    </Card>
  );
}
