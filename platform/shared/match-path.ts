/**
 * Whether a path is one of a route's: segments match as written, whatever their case, `:name`
 * matches one segment, a trailing `?` makes it optional. A slash at the end does not matter.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (given.length > wanted.length) return false;
  return wanted.every((segment, at) => {
    const value = given[at];
    if (value === undefined) return segment.endsWith('?');
    if (segment.startsWith(':')) return value !== '';
    return segment.toLowerCase() === value.toLowerCase();
  });
}

const segmentsOf = (path: string) => path.replace(/\/$/, '').split('/').slice(1);
