import { ChefHat } from 'lucide-react';
import { recipePath } from '#features/recipes/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { cookText } from '../messages/cook.ts';

/** The end of cooking, once it is logged: it stays without a network too. */
export function LoggedDish({ id, name }: { id: string; name: string }) {
  return (
    <>
      <PageHeader title={<bdi>{name}</bdi>} subtitle={cookText.done} back={recipePath(id)} />
      <Card>
        <EmptyState
          icon={<ChefHat size={28} />}
          title={cookText.enjoy}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <LinkButton href="/home">{cookText.toDay}</LinkButton>
              <LinkButton href="/meals" variant="secondary">
                {cookText.toMeals}
              </LinkButton>
            </span>
          }
        >
          {cookText.loggedHint}
        </EmptyState>
      </Card>
    </>
  );
}
