/** Words with how many lists hold them, the most frequent first; spelt as most often, case aside. */
export function countWords(
  lists: readonly (readonly string[])[],
): { name: string; count: number }[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const word of lists.flat()) {
    const same = spellings.get(word.toLowerCase()) ?? new Map<string, number>();
    same.set(word, (same.get(word) ?? 0) + 1);
    spellings.set(word.toLowerCase(), same);
  }
  return [...spellings.values()]
    .map((same) => {
      const [name = ''] = [...same].toSorted(([, a], [, b]) => b - a)[0] ?? [];
      return { name, count: [...same.values()].reduce((sum, one) => sum + one, 0) };
    })
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
