import { Salad } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';

export function MealsPage() {
  return (
    <>
      <PageHeader title="Meals" />
      <Card className="max-w-2xl">
        <EmptyState
          icon={<Salad size={28} />}
          title="No meal plans yet"
          action={
            <LinkButton href="/log-food" variant="secondary">
              Log food
            </LinkButton>
          }
        >
          Meal plans, recipes and shopping lists are not part of Vigour yet. What you eat is already
          kept in your food diary.
        </EmptyState>
      </Card>
    </>
  );
}
