import { useQuery } from '@tanstack/react-query';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { type GymOfferInput, gymOffersApi } from '../contract.ts';
import { gymOfferToasts as t } from './messages.ts';

export const useOwnGymOffers = () => useQuery(queryOf(gymOffersApi.mine, {}));
export const useGymOffers = (id: string) =>
  useQuery(queryOf(gymOffersApi.list, { params: { id } }));

type Saved = { id: string; offerId: string; version: number | null; content: GymOfferInput };

export const saveGymOffer = mutationOf(
  gymOffersApi.save,
  ({ id, offerId, version, content }: Saved) => ({
    params: { id, offerId },
    body: { ...content, version },
  }),
  { done: ({ name }) => t.saved(name) },
);

export const endGymOffer = mutationOf(
  gymOffersApi.end,
  (params: { id: string; offerId: string }) => ({ params }),
  { done: () => t.ended, failed: t.failed },
);
