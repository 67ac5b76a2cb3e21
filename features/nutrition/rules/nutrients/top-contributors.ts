/** How much of a nutrient one food gave in a day, and its share of what is known. */
export type Contributor = { name: string; amount: number; share: number };

type Part = { foodName: string; amount: number | null };

/** The foods that gave the most, the largest first; a food eaten twice counts once. */
export function topContributors(parts: readonly Part[], atMost: number): Contributor[] {
  const sums = new Map<string, number>();
  for (const { foodName, amount } of parts) {
    if (amount !== null && amount > 0) sums.set(foodName, (sums.get(foodName) ?? 0) + amount);
  }
  const total = [...sums.values()].reduce((sum, amount) => sum + amount, 0);
  return [...sums]
    .map(([name, amount]) => ({ name, amount, share: amount / total }))
    .sort((a, b) => b.amount - a.amount)
    .slice(0, atMost);
}
