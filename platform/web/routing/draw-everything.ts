/** Parts of the page that wait until their place is near. */
const waiting = new Set<() => Promise<void>>();

/** Keeps how a part is fetched until it is here; gives what takes it off the list. */
export function waitForPlace(fetchNow: () => Promise<void>): () => void {
  waiting.add(fetchNow);
  return () => {
    waiting.delete(fetchNow);
  };
}

/** Fetches all parts of the page that are not here yet: paper has no place to scroll to. */
export async function drawEverything(): Promise<void> {
  await Promise.all([...waiting].map((fetchNow) => fetchNow()));
}
