/**
 * Finds text that PostgreSQL cannot store: a NUL character, or half of a surrogate pair. Walks
 * without recursion, because the nesting is the caller's. Gives the path of the first ("items.0.name").
 */
export function unstorableText(input: unknown): string | undefined {
  const pending: { path: string; value: unknown }[] = [{ path: '', value: input }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { path, value } = next;
    if (typeof value === 'string') {
      if (!isStorable(value)) return path;
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        const childPath = path === '' ? key : `${path}.${key}`;
        if (!isStorable(key)) return path;
        pending.push({ path: childPath, value: child });
      }
    }
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
