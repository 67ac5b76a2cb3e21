import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useLogAddress } from '#features/food-log/web/public.ts';
import type { Food } from '#features/foods/contract.ts';
import {
  editFoodHref,
  myFoodsHref,
  newFoodHref,
  portionHref,
  type WantedFor,
} from '#features/foods/web/public.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useFavourites, useOwnFoods } from '../api.ts';
import { OwnFoodList } from '../components/own-food-list.tsx';
import {
  filterByName,
  findItInSearch,
  noFavouritesYet,
  noFoodsYet,
  withoutEnergyTotalIsLow,
} from '../messages/own-foods.ts';

/** The foods a person has made and marked. Filter and wanted day stand in the address. */
export function OwnFoodsPage() {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const { asked: wanted, diary } = useLogAddress();
  const [filter, setFilter] = useState(search.get('q') ?? '');
  const own = useOwnFoods();
  const favourites = useFavourites();
  const saved = own.data?.find(({ id }) => id === search.get('saved'));
  const some = (own.data?.length ?? 0) + (favourites.data?.length ?? 0) > 0;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="My foods" back={diary} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {saved && <Saved food={saved} wanted={wanted} />}
        <LinkButton
          href={newFoodHref(wanted)}
          variant={saved ? 'secondary' : 'primary'}
          icon={<Plus aria-hidden size={20} />}
        >
          Create a food
        </LinkButton>
        {some && (
          <TextField
            type="search"
            label={filterByName}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={filter}
            onChange={(event) => {
              const q = event.target.value;
              setFilter(q);
              const kept = search.get('saved');
              navigate(myFoodsHref(wanted, { q, ...(kept ? { saved: kept } : {}) }), {
                replace: true,
              });
            }}
          />
        )}
        <Loaded query={own}>
          {(foods) => (
            <OwnFoodList
              title="Made by you"
              foods={foods}
              filter={filter}
              none={noFoodsYet}
              wanted={wanted}
            />
          )}
        </Loaded>
        <Loaded query={favourites}>
          {(foods) => (
            <OwnFoodList
              title="Favourites"
              foods={foods.filter(({ kind }) => kind !== 'own')}
              filter={filter}
              none={noFavouritesYet}
              wanted={wanted}
            />
          )}
        </Loaded>
      </div>
    </div>
  );
}

function Saved({ food, wanted }: { food: Food; wanted: WantedFor }) {
  return (
    <StatusMessage
      tone="success"
      title={
        <>
          <bdi>{food.name}</bdi> is saved
        </>
      }
      action={
        <>
          <LinkButton href={portionHref(food.id, wanted)}>Log it now</LinkButton>
          {food.nutrients.calories === null && (
            <LinkButton href={editFoodHref(food.id)} variant="secondary">
              Add its energy
            </LinkButton>
          )}
        </>
      }
    >
      {food.nutrients.calories === null ? withoutEnergyTotalIsLow : findItInSearch}
    </StatusMessage>
  );
}
