/**
 * The address of a calendar as it is read: webcal:// is https://. Without encryption only from hosts that
 * `isOwnHost` knows; null for anything else.
 */
export function toCalendarAddress(text: string, isOwnHost: (url: URL) => boolean): URL | null {
  const address = text.trim().replace(/^webcals?:\/\//i, 'https://');
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null;
  const isPlain = url.protocol === 'http:' && isOwnHost(url);
  return url.protocol === 'https:' || isPlain ? url : null;
}
