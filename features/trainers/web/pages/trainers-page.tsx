import { Users } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';

export function TrainersPage() {
  return (
    <>
      <PageHeader title="Trainers" />
      <Card className="max-w-2xl">
        <EmptyState
          icon={<Users size={28} />}
          title="No trainers listed yet"
          action={
            <LinkButton href="/log-food" variant="secondary">
              Log food
            </LinkButton>
          }
        >
          Nobody can be booked through Vigour yet. Trainers will be listed here once they choose to
          be.
        </EmptyState>
      </Card>
    </>
  );
}
