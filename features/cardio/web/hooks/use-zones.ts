import { useCurrentUser } from '#features/account/web/public.ts';
import { NO_HEART_SETTINGS, zonesOf } from '../../rules/zones.ts';
import { useHeartSettings } from '../api.ts';

/** The person's age, what they say of their heart, and the zones that follow; null without any. */
export function useZones() {
  const age = useCurrentUser().data?.age ?? null;
  const settings = useHeartSettings().data ?? null;
  return { age, settings, zones: zonesOf(age, settings ?? NO_HEART_SETTINGS) };
}
