import { sharedShoppingApi } from '#features/shopping/contract.ts';
import { call } from '#platform/web/api-client/call.ts';

type Ticks = { key: string; isTicked: boolean; at: number }[];

export const readShared = (token: string) => call(sharedShoppingApi.read, { params: { token } });

export const tickShared = (token: string, ticks: Ticks) =>
  call(sharedShoppingApi.tick, { params: { token }, body: { ticks } });
