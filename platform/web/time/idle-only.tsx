import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Renders its children once the browser is idle. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle && children;
}
