import { useQueryClient } from '@tanstack/react-query';
import { drawEverything } from '#platform/web/routing/draw-everything.ts';

const LOOK_EVERY_MS = 50;
const MAX_WAIT_MS = 3_000;

/** Prints the page once the cards further down are there, with their figures if those come soon. */
export function usePrint(): () => void {
  const client = useQueryClient();
  const print = async () => {
    await drawEverything();
    for (let waited = 0; waited < MAX_WAIT_MS; waited += LOOK_EVERY_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      if (client.isFetching() === 0) break;
    }
    window.print();
  };
  return () => void print();
}
