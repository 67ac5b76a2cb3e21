import type { KeyboardEvent } from 'react';

/** Up and down move through the box and the results of a search; Enter on a result presses it. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const search = event.currentTarget.closest('search');
  if (step === undefined || !search) return;
  event.preventDefault();
  const stops = [...search.querySelectorAll<HTMLElement>('input[type=search], [data-result]')];
  stops[stops.indexOf(event.currentTarget) + step]?.focus();
}
