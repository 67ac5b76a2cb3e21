import { useMutation, useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { planTemplatesApi } from '../contract.ts';
import { templateMessages } from './messages.ts';

const mutations = recordMutations(planTemplatesApi, templateMessages);

export const usePlanTemplates = () => useQuery(queryOf(planTemplatesApi.list, {}));
export const useAddTemplate = () => useMutation(mutations.add);
export const useRemoveTemplate = () => useMutation(mutations.remove);
