import type { KeyboardEvent } from 'react';

/**
 * In a row of a list left and right move among its buttons, so that only the first ones need a stop of their own; up
 * and down move to the same button of the next row.
 */
export function walkRow(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget.closest('li');
  const across = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const along = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling }[
    event.key
  ];
  const buttonsOf = (one: Element) => [...one.querySelectorAll<HTMLElement>('button')];
  const at = row ? buttonsOf(row).indexOf(event.currentTarget) : -1;
  const next = row && across ? buttonsOf(row)[at + across] : along && buttonsOf(along)[at];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Up and down move through the box and the results of a search; Enter on a result presses it. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const search = event.currentTarget.closest('search');
  if (step === undefined || !search) return;
  event.preventDefault();
  const stops = [...search.querySelectorAll<HTMLElement>('input[type=search], [data-result]')];
  stops[stops.indexOf(event.currentTarget) + step]?.focus();
}
