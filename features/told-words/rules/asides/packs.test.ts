import { describe, expect, it } from 'vitest';
import { CORRECTED, REPEATED, SHARED, SHARES_FROM } from '../signs.ts';
import { withoutStory } from '../telling.ts';

const plain = (text: string): string =>
  withoutStory(text, () => false)
    .replace(/\s+/g, ' ')
    .trim();

describe('PACKS and totals', () => {
  it.each([
    ["Smith's salt and vinegar 45g", 'salt vinegar chips 45g'],
    ['a packet of sour cream and onion', 'a packet of sour cream chips'],
    ['chips with salt and vinegar', 'chips with salt and vinegar'],
    ['wedges, sweet chilli and sour cream', 'wedges, sweet chilli and sour cream'],
    ['375 can of solo', '375ml of solo'],
    ['a 1.25 of coke', '1250ml coke'],
    ['orange quarters, 4', '4 quarters orange'],
    ['a 10 pack of nuggets', '10 nuggets'],
    ['6 pack nuggets meal', 'nuggets meal'],
    ['7: a pear\n12: a pie', 'a pear a pie'],
  ])('knows packs by what is told of them: %s', (text, wanted) => {
    expect(plain(text)).toBe(wanted);
  });

  it.each([
    ['more tacos so 5 in total', `more tacos ${CORRECTED} 5`],
    ['shared dumplings, 12 in total', `shared dumplings ${REPEATED}12`],
    ['split a cake 50/50', `${SHARES_FROM}a cake ${SHARED}2`],
    ['went halves in a pie and a cake', `${SHARES_FROM}a pie and a cake ${SHARED}2`],
    ['a coke, well 3/4 of it', `a coke, ${SHARED}3/4`],
    ['2 teas, all milk and 1 sugar', '2 teas, milk 1 sugar each'],
    ['a jug between 3 so about 400 ml', `a jug ${SHARED}3 ${CORRECTED} 400 ml`],
    ['5 or so grapes', '5 grapes'],
    ['lemonade another schooner', 'lemonade 1 schooner'],
    ['bikkies about 5', 'bikkies about 5'],
    ['a muffin about 3', 'a muffin'],
  ])('counts afterwards: %s', (text, wanted) => {
    expect(plain(text)).toBe(wanted);
  });
});
