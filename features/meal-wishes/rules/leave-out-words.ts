import { otherDays } from './item-chips.ts';
import type { Piece } from './said-items.ts';

const WEATHER = new Set(['hot', 'cold', 'warm', 'cool']);
const ABOUT_WEATHER =
  /\b(?:it|weather|when|forecast)(?: (?:will|is|be|gets|get|going|to|really|so|very|too|getting))+$/;

/** "It will be hot on Saturday" and "a cold weekend" are no wish for such meals. */
export function leaveOutWeather(pieces: Piece[], words: readonly string[]): void {
  pieces.forEach((piece, at) => {
    if (piece.kind !== 'thing' || piece.of !== 'trait') return;
    if (!WEATHER.has(words.slice(piece.from, piece.to).join(' '))) return;
    const isSaid = ABOUT_WEATHER.test(words.slice(0, piece.from).join(' '));
    if (isSaid || pieces[at + 1]?.kind === 'days')
      pieces[at] = { kind: 'filler', from: piece.from, to: piece.to };
  });
}

/** "Except on Sundays", "but not on Sundays": all other days. */
export function leaveOutDays(pieces: Piece[], words: readonly string[]): void {
  pieces.forEach((piece, at) => {
    if (piece.kind !== 'stance' && piece.kind !== 'break') return;
    const said = words.slice(piece.from, piece.to).join(' ');
    let next = at + 1;
    const skip = () => {
      while (pieces[next]?.kind === 'filler') next += 1;
    };
    if (said === 'but') {
      const follower = pieces[next];
      const isNot = follower?.kind === 'stance' && words[follower.from] === 'not';
      const isEveryDay = pieces[at - 1]?.kind === 'anyDay';
      if (!isNot && !isEveryDay) return;
      if (isNot) next += 1;
    } else if (said !== 'except' && said !== 'apart from') return;
    skip();
    const left = pieces[next];
    if (left?.kind !== 'days') return;
    for (let between = at; between < next; between += 1) {
      const { from, to } = pieces[between] as Piece;
      pieces[between] = { kind: 'filler', from, to };
    }
    pieces[next] = { ...left, days: otherDays(left.days) };
  });
}
