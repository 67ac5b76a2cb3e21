import Bowser from 'bowser';

type Device = { device: string; deviceKind: 'phone' | 'tablet' | 'computer' | 'unknown' };

const KINDS: Record<string, Device['deviceKind']> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** Device name from a user agent: "Chrome on Windows". */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { device: 'Unknown device', deviceKind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const device = [browser.name, os.name].filter(Boolean).join(' on ') || 'Unknown device';
  return { device, deviceKind: KINDS[platform.type ?? ''] ?? 'unknown' };
}
