import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/web/query/query-of.ts';
import { healthScreeningApi, trainingProfileApi } from '../../contract.ts';

export const useTrainingProfile = () => useQuery(queryOf(trainingProfileApi.read, {}));

export const useHealthScreening = () => useQuery(queryOf(healthScreeningApi.read, {}));
