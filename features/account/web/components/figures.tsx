import type { ReactNode } from 'react';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { useNumbersHidden } from './use-units.ts';

/** Texts about energy, macros or the body; hidden in gentle mode. */
export function Figures({ children }: { children: ReactNode }) {
  return useNumbersHidden() ? null : children;
}

type TypedFiguresProps = {
  label: string;
  /** one of them is wrong, or needed: it must be seen */
  needed?: boolean;
  children: ReactNode;
};

/** Fields for such figures. In the gentle mode they are folded away until the person asks for them. */
export function TypedFigures({ label, needed = false, children }: TypedFiguresProps) {
  if (!useNumbersHidden()) return children;
  return (
    <Disclosure label={label} needed={needed}>
      {children}
    </Disclosure>
  );
}
