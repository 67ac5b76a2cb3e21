import { Dumbbell } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';

export function WorkoutsPage() {
  return (
    <>
      <PageHeader title="Workouts" />
      <Card className="max-w-2xl">
        <EmptyState
          icon={<Dumbbell size={28} />}
          title="No workouts yet"
          action={
            <LinkButton href="/log-food" variant="secondary">
              Log food
            </LinkButton>
          }
        >
          Training plans and a workout log are not part of Vigour yet. Your food diary already
          counts every day.
        </EmptyState>
      </Card>
    </>
  );
}
