import { type ReactNode, type SyntheticEvent, useState } from 'react';

const BAR =
  'pointer-events-none fixed inset-x-0 bottom-6 z-40 mx-auto w-max max-w-[calc(100vw-2rem)] rounded-card border border-line-strong bg-raised px-4 py-2.5 text-sm shadow-float max-lg:bottom-24 print:hidden';

/** `help`: what readers are told of the keys, for who sees them. */
type KeyboardHelpProps = { help: ReactNode; children: ReactNode };

/**
 * Shows the keys that move a meal while its picture has the keyboard’s focus. Not by `:has()` in the styles: with it
 * the browser styles all of every page again at each change of focus.
 */
export function KeyboardHelp({ help, children }: KeyboardHelpProps) {
  const [isShown, setShown] = useState(false);
  const look = ({ target }: SyntheticEvent) =>
    setShown(target instanceof Element && target.matches('[data-meal]:focus-visible'));
  return (
    <div role="presentation" onFocus={look} onKeyUp={look} onBlur={() => setShown(false)}>
      {children}
      {isShown && (
        <p aria-hidden className={BAR}>
          {help}
        </p>
      )}
    </div>
  );
}
