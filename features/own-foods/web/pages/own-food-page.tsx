import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { useLogAddress } from '#features/food-log/web/public.ts';
import type { Food } from '#features/foods/contract.ts';
import { emptyOwnFoodDraft } from '#features/foods/rules/own-foods/own-food-draft.ts';
import { labelPhotoHref, myFoodsHref, useFood } from '#features/foods/web/public.ts';
import { goBack } from '#platform/web/routing/go-back.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { EditOwnFood } from '../components/edit-own-food.tsx';
import { NewOwnFood } from '../components/new-own-food.tsx';
import { editOnlyYourFoods, pastEntriesAreThere } from '../messages/own-foods.ts';

/** The form of an own food: a new one, or with an id in the address, one that is there. */
export function OwnFoodPage() {
  const owner = useCurrentUser().data?.id;
  const [search] = useSearchParams();
  const id = search.get('id');
  // Forms read units and draft once, when they open.
  if (owner === undefined) return <LoadingScreen />;
  if (id !== null) return <EditById key={id} owner={owner} id={id} />;
  return <NewFood key={search.toString()} owner={owner} search={search} />;
}

function NewFood({ owner, search }: { owner: string; search: URLSearchParams }) {
  const [, navigate] = useLocation();
  const { asked: wanted } = useLogAddress();
  const [name, gtin] = [search.get('name') ?? '', search.get('gtin') ?? ''];
  return (
    <NewOwnFood
      owner={owner}
      from={`new ${gtin} ${name}`}
      start={emptyOwnFoodDraft({ name: name.slice(0, 200), gtin: gtin.slice(0, 20) })}
      wanted={wanted}
      labelHref={labelPhotoHref(wanted, { name, gtin })}
      onBack={() => goBack(() => navigate(myFoodsHref(wanted)))}
      onSaved={({ id }) => navigate(myFoodsHref(wanted, { saved: id }), { replace: true })}
    />
  );
}

function EditById({ owner, id }: { owner: string; id: string }) {
  const [, navigate] = useLocation();
  const query = useFood(id);
  // Kept once found: saving and deleting refresh it, and the form must outlive that.
  const [food, setFood] = useState<Food>();
  if (!food && query.data) setFood(query.data);
  const list = myFoodsHref({ date: null, meal: null });
  const back = () => goBack(() => navigate(list));
  if (food?.kind === 'own' && !food.retired) {
    return (
      <EditOwnFood
        owner={owner}
        food={food}
        onBack={back}
        onDone={() => navigate(list, { replace: true })}
      />
    );
  }
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Edit food" back={back} />
      <Loaded query={query}>
        {({ retired }) => (
          <StatusMessage
            tone="info"
            title={retired ? 'That food was deleted' : 'That food isn’t yours'}
            action={
              <LinkButton href={list} variant="secondary" size="sm">
                My foods
              </LinkButton>
            }
          >
            {retired ? pastEntriesAreThere : editOnlyYourFoods}
          </StatusMessage>
        )}
      </Loaded>
    </div>
  );
}
