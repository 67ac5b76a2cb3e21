import { ChartNoAxesColumnIncreasing } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';

export function ProgressPage() {
  return (
    <>
      <PageHeader title="Progress" />
      <Card className="max-w-2xl">
        <EmptyState
          icon={<ChartNoAxesColumnIncreasing size={28} />}
          title="No progress charts yet"
          action={
            <LinkButton href="/log-food" variant="secondary">
              Log food
            </LinkButton>
          }
        >
          Charts are not part of Vigour yet. Each meal you log now will be there when they are.
        </EmptyState>
      </Card>
    </>
  );
}
