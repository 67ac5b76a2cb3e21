import { isThere } from './list-lines.ts';
import type { LineMark, ShoppingChanges, ShoppingSource } from './shopping-entry.ts';

const without = <One extends { who?: string | undefined }>({ who: _, ...rest }: One) => rest;

/**
 * Writes on changes who made them, whatever they say themselves: who ticked a line first, and who put a thing on the
 * list. What the plan brings is nobody's.
 */
export function signChanges(
  changes: ShoppingChanges,
  stored: ShoppingChanges,
  who: string | undefined,
): ShoppingChanges {
  const by = <One extends LineMark | ShoppingSource>(one: One, known: One | undefined): One => {
    const name = known ? known.who : who;
    return { ...without(one), ...(name !== undefined && { who: name }) } as One;
  };
  return {
    ...changes,
    marks: changes.marks.map((mark) => {
      const known = stored.marks.find(({ id }) => id === mark.id);
      return mark.isTicked
        ? by(mark, known && isThere(known) && known.isTicked ? known : undefined)
        : without(mark);
    }),
    sources: changes.sources.map((source) => {
      const known = stored.sources.find(({ id }) => id === source.id);
      return source.by === 'plan'
        ? without(source)
        : by(source, known && isThere(known) ? known : undefined);
    }),
  };
}
