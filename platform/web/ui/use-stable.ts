import { useLayoutEffect, useRef, useState } from 'react';

type Acts = Record<string, (...given: never[]) => void>;

/** The same functions throughout, each of which does what it does by now: what takes them is not drawn again. */
export function useStable<A extends Acts>(acts: A): A {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(acts).map((name) => [
          name,
          (...given: never[]) => latest.current[name]?.(...given),
        ]),
      ) as A,
  );
  return stable;
}
