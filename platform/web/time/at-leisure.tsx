import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Draws what can wait once the page stands and the browser has nothing else to do. */
export function AtLeisure({ children }: { children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle && children;
}
