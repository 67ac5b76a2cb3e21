import { useQuery } from '@tanstack/react-query';
import { offersApi } from '#features/bookings/contract.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { offerMessages } from './messages/list.ts';

export const useOffers = () => useQuery(queryOf(offersApi.list, {}));
export const offerMutations = recordMutations(offersApi, offerMessages);
