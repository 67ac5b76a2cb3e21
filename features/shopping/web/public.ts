/** The list for screens: reading it, changing it, and what of it is kept on the device. */
export { LIST_ID, LIST_KIND, shoppingOffline } from './api/offline.ts';
export { useListQuery } from './api.ts';
export { useChangeList, useShopList } from './hooks/use-list.ts';
export { useLive } from './hooks/use-live.ts';
