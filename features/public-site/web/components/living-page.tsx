import { type ReactNode, useEffect, useRef } from 'react';
import { activatePage } from './activate-page.ts';

/**
 * The frame of a public page. What it draws never changes, so that it can be built as HTML; what
 * moves is done by `activatePage`, which the built pages run without React.
 */
export function LivingPage({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? activatePage(page.current) : undefined), []);
  return <div ref={page}>{children}</div>;
}
