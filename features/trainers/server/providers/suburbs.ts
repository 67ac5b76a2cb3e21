import { indexSuburbs, readSuburbs, type SuburbIndex } from '../../rules/suburbs.ts';
import { SUBURB_LIST } from './suburb-list.ts';

let index: SuburbIndex | undefined;

/** The suburbs of Australia, read when they are first asked for. */
export function suburbs(): SuburbIndex {
  index ??= indexSuburbs(readSuburbs(SUBURB_LIST));
  return index;
}
