import { MAKERS } from '#features/food-facts/rules/names/makers.ts';

/** Makers, shops and chains beside those of the aisles. Before a food that they have no own entry for, they only say where it is from. */
const MORE_BRANDS = `
  sharetea; berri; nudie; burgen; wonder white; bunnings; gippsland dairy; meadow lea; anchor; five am; oak; breaka; chris; goulburn valley;
  hellofresh; yalumba; penfolds; jacobs creek; yellow tail; mcguigan; wolf blass; oyster bay; brown brothers; lindemans; hardys; de bortoli;
  squealing pig; giesen; villa maria; wynns; ajitas; ski; zymil; siggis; lactos; castello; jarlsberg; noble rise; country life; hellers; sargents;
  rana; de cecco; la molisana; vetta; mutti; annalisa; paul newmans; pandaroo; suimin; nongshim; myprotein; bulk nutrients; true protein; rule 1;
  dymatize; bonsoy; almond breeze; pics; sandhurst; always fresh; zoosh; hommus house; sabra; community co; connoisseur; golden crust;
  creative gourmet; sunny queen; farm pride; king oscar; lavazza; nespresso; campos; grinders; robert timms; jarrah; t2; madame flavour; yogi;
  mount franklin; cool ridge; voss; san pellegrino; perrier; saxbys; remedy; nexba; lo bros; rokeby; daily juice; original juice co; mildura`;

/** What is another word as well, or says what the food is: "beef patties", "meredith ate", "quorn mince". */
const NOT_ONLY_BRANDS = new Set(
  `patties|nannas|frys|quorn|gardein|linda mccartney|vegie delights|meredith|thins|kettle|doritos|schnitz|outback|wonder|jesters|laird
  moro|belmont|macro|philadelphia|nuttelex|bk|fishbowl|macro mike|on the menu`
    .split(/[|\n]/)
    .map((name) => name.trim()),
);

const BRANDS = new Set(
  `${MAKERS};${MORE_BRANDS}`
    .split(';')
    .map((name) => name.trim())
    .filter((name) => !NOT_ONLY_BRANDS.has(name)),
);

/** A maker's name alone: what follows it says what of theirs it is. */
export const isBrand = (words: string): boolean => BRANDS.has(words);

const MAX_NAME_WORDS = 3;
const JOINING = /^(with|and|n|on|in|plus|or|then|for|from|at|of|no)$/;

const DAIRIES = new Set(
  'chobani|yoplait|vaalia|danone|jalna|five am|oak|breaka|bulla|pauls|norco|dairy farmers'.split(
    '|',
  ),
);
const FLAVOURS = new Set(
  'strawberry vanilla banana mango blueberry raspberry passionfruit coconut caramel choc chocolate honey peach'.split(
    ' ',
  ),
);

const blank = (text: string, from: number, to: number): string =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);

/**
 * The same words without a maker's name before a food that is known, and that the maker has no entry of: "Golden Circle
 * pineapple". `isName`: whether words are the whole name of a food.
 */
export function withoutBrands(text: string, isName: (words: string) => boolean): string {
  const found = [...text.matchAll(/[\p{L}&'’]+/gu)];
  const plain = (from: number, to: number): string =>
    found
      .slice(from, to)
      .map(([word]) => word.toLowerCase().replace(/['’]/g, ''))
      .join(' ');
  let clean = text;
  for (let at = 0; at < found.length; at += 1) {
    const length = [3, 2, 1].find(
      (many) => at + many <= found.length && BRANDS.has(plain(at, at + many)),
    );
    const first = found[at];
    const last = found[at + (length ?? 1) - 1];
    if (!length || !first || !last) continue;
    const ends = Array.from({ length: MAX_NAME_WORDS }, (_, more) => at + length + more + 1);
    const nameEnds = (from: number): number =>
      JOINING.test(plain(from, from + 1))
        ? 0
        : (ends.findLast((end) => end > from && end <= found.length && isName(plain(from, end))) ??
          0);
    // "John West tuna" is theirs, "John West tuna in springwater" is tuna in springwater.
    const isOwn = nameEnds(at) > 0 && nameEnds(at) >= nameEnds(at + length);
    // "Musashi bar choc" is no chocolate bar of theirs.
    const isBar = /^(bar|shake)$/.test(plain(at + length, at + length + 1)) && nameEnds(at) > 0;
    // "Oak strawberry" is a milk, "Chobani vanilla" a yoghurt: no fruit, no spice.
    const isFlavour =
      DAIRIES.has(plain(at, at + length)) &&
      FLAVOURS.has(plain(at + length, at + length + 1)) &&
      !isName(plain(at + length, at + length + 2));
    const isNext = /^ +\p{L}/u.test(text.slice(last.index + last[0].length));
    // "A sausage roll from Bakers Delight"
    const shop = /\bfrom (?:the )?$/i.exec(text.slice(0, first.index));
    if (shop) clean = blank(clean, shop.index, last.index + last[0].length);
    if (shop || isOwn || isBar || isFlavour || !isNext || nameEnds(at + length) === 0) continue;
    clean = blank(clean, first.index, last.index + last[0].length);
  }
  return clean;
}
