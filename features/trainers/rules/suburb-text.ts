import { STATES, type State } from './suburbs.ts';

/** "Bondi, NSW" */
export const suburbText = ({ suburb, state }: { suburb: string; state: State }): string =>
  `${suburb}, ${state}`;

/** A postcode after a suburb says nothing that the map needs. */
export const withoutPostcode = (text: string): string => text.replace(/[\s,]+\d{4}\s*$/, '');

/** Reads "Bondi, NSW", "bondi nsw" and "Bondi NSW 2026"; null without a state. */
export function readSuburb(text: string): { suburb: string; state: State } | null {
  const found = /^\s*(.*?)[\s,]+([a-z]{2,3})\s*$/i.exec(withoutPostcode(text));
  const state = STATES.find((one) => one === found?.[2]?.toUpperCase());
  const suburb = found?.[1]?.trim();
  return state && suburb ? { suburb, state } : null;
}
