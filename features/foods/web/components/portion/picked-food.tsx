import type { ReactNode } from 'react';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { SearchResult } from '../../../contract.ts';
import { useFood } from '../../api.ts';

type PickedFoodProps = {
  id: string;
  backHref: string;
  children: (result: SearchResult) => ReactNode;
};

/** A food that is known by its address alone: after a reload, or from another page. */
export function PickedFood({ id, backHref, children }: PickedFoodProps) {
  const query = useFood(id);
  if (query.data) {
    const { name, brand } = query.data;
    return children({
      key: id,
      group: 'catalogue',
      name,
      brand,
      food: query.data,
      lastLogged: null,
      meal: null,
    });
  }
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Log a food" back={backHref} />
      <Loaded query={query}>{() => null}</Loaded>
    </div>
  );
}
