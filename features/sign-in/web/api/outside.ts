import { call } from '#platform/web/api-client/call.ts';
import { type OutsideProvider, outsideApi } from '../../contract.ts';

/** Leaves for another service, to come back with it connected. */
export async function connect(provider: OutsideProvider): Promise<void> {
  const { url } = await call(outsideApi.connect, { params: { provider } });
  location.assign(url);
}

/** Stops signing in with another service. */
export const disconnect = (provider: OutsideProvider) =>
  call(outsideApi.disconnect, { params: { provider } });
