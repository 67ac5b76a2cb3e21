import { STATES, type State } from './suburbs.ts';

/** "Bondi, NSW" */
export const suburbText = ({ suburb, state }: { suburb: string; state: State }): string =>
  `${suburb}, ${state}`;

/** Reads "Bondi, NSW" and "bondi nsw"; null without a state. */
export function readSuburb(text: string): { suburb: string; state: State } | null {
  const found = /^\s*(.*?)[\s,]+([a-z]{2,3})\s*$/i.exec(text);
  const state = STATES.find((one) => one === found?.[2]?.toUpperCase());
  const suburb = found?.[1]?.trim();
  return state && suburb ? { suburb, state } : null;
}
