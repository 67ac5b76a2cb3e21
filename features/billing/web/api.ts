import { useMutation, useQuery } from '@tanstack/react-query';
import type { AddOnCounts } from '#features/plans/rules/add-ons.ts';
import type { PriceId } from '#features/plans/rules.ts';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { billingApi, type Offer } from '../contract.ts';
import type { Effect } from '../rules/choosing.ts';

export const billingQuery = queryOf(billingApi.state, {});

/** What taking a price would do for this person; undefined until it is known. */
export const useOffer = (priceId: PriceId | null): Offer | undefined =>
  useQuery(billingQuery).data?.offers.find((offer) => offer.priceId === priceId);

/** What taking a price with these add-ons would do. */
export const offerQuery = (priceId: PriceId, addOns: AddOnCounts) =>
  queryOf(billingApi.offer, { query: { priceId, ...addOns } });

/** Chooses a price; redirects to checkout if needed. */
export const useChoose = () =>
  useMutation({
    mutationFn: async (body: {
      priceId: PriceId;
      addOns?: AddOnCounts;
      parentAgrees?: boolean;
      agreed: Effect;
    }) => {
      const { billing, checkoutUrl } = await call(billingApi.choose, { body });
      if (checkoutUrl) location.assign(checkoutUrl);
      return billing;
    },
  });

export const useCancelPlan = () => useMutation({ mutationFn: () => call(billingApi.cancel, {}) });
