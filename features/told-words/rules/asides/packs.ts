import { COUNT, countOf, END, type Rule, rule } from '../signs.ts';

const CRISPS =
  "(?:smith[’']?s|kettles?|red rock(?: deli)?|rrd|thins|samboy|lay[’']?s|tyrrell[’']?s)";
const PACK = '(?:packet|pack|pkt|bag|box|tube|handful)';
const FLAVOUR =
  "salt (?:and|n|&|'n') vinegar|sour cream (?:and|n|&) (?:onion|chives)|cheese (?:and|n|&) onion";
/** What chips of a flavour are known by. */
const FLAVOURED: Readonly<Record<string, string>> = {
  salt: 'salt vinegar chips',
  sour: 'sour cream chips',
  cheese: 'cheese onion chips',
};
const flavoured = (flavour = ''): string =>
  FLAVOURED[flavour.split(' ')[0]?.toLowerCase() ?? ''] ?? '';

/** What packs and bottles hold, and what is told of them by their size or flavour alone. */
export const PACKS: readonly Rule[] = [
  // "Tofu 1/3 block (~120g)": what the part weighs, not the block.
  rule(
    '(?:\\b\\d/\\d|[½¼¾⅓⅔]|\\bhalf(?: an?)?|\\ba (?:third|quarter) of an?) (?:block|tin|can|pack|packet|pkt|tub|bag|fillet|punnet|bunch|jar|bottle)(?: of)?((?: \\p{L}+){0,3}) ?\\((?:~|≈|about|around|approx\\.?|roughly) ?(\\d+ ?(?:g|ml))\\)',
    ([, food = '', weight]) => `${weight}${food}`,
  ),
  // "A 6 nugget meal" is one meal.
  rule(
    '\\b(?:an? )?(?:3|4|6|10|20|24)[ -]?(?:pack|pc|piece)?(?: of)? ?(?:mc)?nuggets? meal\\b',
    'nuggets meal',
  ),
  // "A few squares off a block of chocolate"
  rule(
    '(?<=\\b(?:squares?|pieces?|slices?|bites|spoonfuls|rows?|glass(?:es)?|scoops?|sips?|handfuls?) )(?:of|off|from|out of) (?:an?|the|my) (?:family )?(?:block|packet|bar|bag|box|tub|bottle|loaf|jar) (?=of\\b)',
  ),
  rule(
    '\\b(?:family|fam|king|share|sharing|jumbo|party)(?:[ -]sized?)? (?=(?:block|pack(?:et)?|bag|bar|tub|box|bottle)\\b)',
    'big',
  ),
  rule('\\bking[ -]sized?\\b', 'big'),
  rule('\\bfun[ -]sized?\\b', 'mini'),
  rule('\\boriginal sized?\\b', 'large'),
  // "Maccas 6 pack" is six nuggets.
  rule(
    `\\b(?:maccas|macca['’]s|mcdonald['’]?s) (3|4|6|10|20|24)[ -]?(?:pack|pk|piece|pc)${END}`,
    (found) => `${found[1]} mcnuggets`,
  ),
  // "A 10 pack of nuggets" is ten of them.
  rule(
    '\\b(?:an? )?(4|6|8|9|10|12|15|16|18|20|24|30|40|four|six|eight|nine|ten|twelve|twenty)[ -]?(?:pack|pk|pkt)\\b(?: of)?(?= \\p{L})',
    (found) => found[1] ?? '',
  ),
  rule(
    '(?<=\\p{L},? )(4|6|8|9|10|12|15|16|18|20|24|30|40)[ -]?(?:pack|pk|pkt)(?=\\s*(?:$|[,.;\\n)]|(?:and|but|n)\\b))',
    (found) => found[1] ?? '',
  ),
  // "Smith's salt and vinegar", "a packet of sour cream and onion"
  rule(`\\b${CRISPS} (${FLAVOUR})(?: (?:chips|crisps))?(?! (?:dip|sauce)\\b)`, (found) =>
    flavoured(found[1]),
  ),
  rule(`(?<=\\b${PACK} (?:of )?)(${FLAVOUR})(?! (?:chips|crisps|dip|sauce)\\b)`, (found) =>
    flavoured(found[1]),
  ),
  rule(`(?<=\\bpringles )(?:${FLAVOUR}|original|bbq|barbecue)`),
  rule(`(?<=\\b${CRISPS} sweet chilli )(?:and|n|&) sour cream\\b`),
  // "375 can solo", "1.25 of pepsi"
  rule(
    '(?<![\\d.,])(200|250|300|330|355|375|440|450|500|600|750) (?:cans?|tinn?(?:y|ie)s?|bottles?|cartons?|stubb(?:y|ies))\\b',
    (found) => `${found[1]}ml`,
  ),
  rule(
    '\\b(?:an? )?(1\\.25|1\\.5|2\\.25|1\\.1) (?:of |bottle (?:of )?|(?<=an? [\\d.]+ ))(?=(?:coke|coca|pepsi|lemonade|solo|fanta|sprite|soft drink|soda|sunkist|lift|kirks|water|mineral|mount franklin)\\b)',
    (found) => `${Number(found[1]) * 1000}ml `,
  ),
  // "Noodles 1/2 pkt (200g)": what was eaten of it
  rule(
    '\\b(?:\\d/\\d|half)(?: an?| of an?)? (?:pkt|packet|pack|tub|container|punnet) \\((?:about |abt )?(\\d+ ?g)\\)',
    (found) => found[1] ?? '',
  ),
  // "Yoghurt (tub 170g)"
  rule(
    '\\((?:tub|can|tin|bottle|packet|pack|bag|bar|carton|pouch) (\\d+ ?(?:g|ml))\\)',
    (found) => `(${found[1]})`,
  ),
  // "4 out of 12 dumplings", "4 slices of the 8 for me"
  rule(
    `\\b(${COUNT}|one)( slices?| pieces?| squares?| bits?)? (?:out )?of (?:the |a (?:pack|box|packet) of )?(?:${COUNT})(?: for me)?(?= \\p{L}|\\s*(?:$|[,.;\\n]))`,
    (found) => `${found[1]}${found[2] ?? ''}`,
  ),
  // "5 or so grapes", "a cpl of stubbies", "1.5 containers (each 350 g)"
  rule(`(?<=\\b(?:${COUNT}|cups?|slices?|pieces?)) or so\\b`),
  rule('\\b(?:a )?cpl(?: of)?(?= \\p{L})', '2'),
  rule('\\(each (\\d+ ?(?:g|ml))\\)', (found) => `(${found[1]} each)`),
  rule('\\bloaf of (?=(?:leb|lebanese|pita|flat)\\b)'),
  // "4 orange quarters", "orange quarters, 4"
  rule(
    `\\b(${COUNT}) (orange|apple|mandarin|pear|lemon|lime) quarters\\b`,
    (found) => `${countOf(found[1])} quarters ${found[2]}`,
  ),
  rule(
    `\\b(orange|apple|mandarin|pear|lemon|lime) quarters,? ?[x(]? ?(${COUNT})(?= ?(?:$|[,.;\\n)]|and\\b))`,
    (found) => `${countOf(found[2])} quarters ${found[1]}`,
  ),
  rule('\\bon the side\\b'),
  rule('\\bpump(?= (?:bottle )?(?:of )?water\\b)'),
  // How a plate is called on a menu.
  rule('\\b(?:entr[eé]e|snack|kids?|child)[ -]?sized?\\b', 'small'),
  rule('\\bmain[ -]sized?\\b'),
  rule('\\bfamily[ -]sized?\\b', 'large'),
];
