import { isTimeZone } from '#platform/shared/time-zone.ts';

/** What Windows calls the zones that Australians meet in calendars (CLDR windowsZones), by IANA name. */
const WINDOWS: Readonly<Record<string, string>> = {
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'E. Australia Standard Time': 'Australia/Brisbane',
  'Cen. Australia Standard Time': 'Australia/Adelaide',
  'AUS Central Standard Time': 'Australia/Darwin',
  'Aus Central W. Standard Time': 'Australia/Eucla',
  'W. Australia Standard Time': 'Australia/Perth',
  'Tasmania Standard Time': 'Australia/Hobart',
  'Lord Howe Standard Time': 'Australia/Lord_Howe',
  'Norfolk Standard Time': 'Pacific/Norfolk',
  'New Zealand Standard Time': 'Pacific/Auckland',
  'Fiji Standard Time': 'Pacific/Fiji',
  'Singapore Standard Time': 'Asia/Singapore',
  'China Standard Time': 'Asia/Shanghai',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'India Standard Time': 'Asia/Kolkata',
  'SE Asia Standard Time': 'Asia/Bangkok',
  'Arabian Standard Time': 'Asia/Dubai',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'FLE Standard Time': 'Europe/Kiev',
  'GTB Standard Time': 'Europe/Bucharest',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  UTC: 'UTC',
};

/**
 * The zone that a calendar's TZID means, which may be a name of Windows or end in an IANA name
 * ("/example.org/20240101/Australia/Sydney"); null where it names none.
 */
export function toZone(name: string): string | null {
  const known = WINDOWS[name];
  if (known) return known;
  const parts = name.split('/').filter(Boolean);
  for (const count of [parts.length, 3, 2]) {
    const end = parts.slice(-count).join('/');
    if (parts.length >= count && (end.includes('/') || end === 'UTC') && isTimeZone(end))
      return end;
  }
  return null;
}
