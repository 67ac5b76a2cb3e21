/** Makers, shops and chains. Before a food that they have no own entry for, they only say where it is from. */
const BRANDS = new Set(
  `golden circle|lindt|gloria jeans|chatime|gong cha|sharetea|chobani|kfc|maccas|mcdonalds|dominos|helgas|sanitarium|arnotts|cadbury|coles|woolies|woolworths|aldi|iga|bega|pauls
  dairy farmers|heinz|kelloggs|uncle tobys|carmans|smiths|san remo|barilla|maggi|birds eye|mccain|ingham|inghams|streets|peters|bulla
  vitasoy|kraft|primo|don|john west|sirena|safcol|berri|nudie|lipton|twinings|nescafe|moccona|dilmah|tetley|bushells|red rooster|nandos
  hungry jacks|subway|grilld|oporto|guzman y gomez|gyg|boost|starbucks|abbotts|burgen|tip top|wonder white|bakers delight|brumbys|bunnings
  costco|jalna|yoplait|vaalia|danone|gippsland dairy|sunrice|continental|latina|leggos|dolmio|masterfoods|fountain|praise|bertolli
  western star|meadow lea|flora|lurpak|devondale|anchor|mainland|philadelphia|tamar valley|five am|norco|oak|breaka|black swan|yumis
  obela|chris|sakata|fantastic|old el paso|mission|edgell|ardmona|spc|goulburn valley|weight watchers|lean cuisine|youfoodz|hellofresh
  yalumba|penfolds|jacobs creek|yellow tail|mcguigan|wolf blass|oyster bay|brown brothers|lindemans|hardys|de bortoli|squealing pig|giesen|villa maria|wynns
  ajitas|pura|ski|liddells|zymil|siggis|barambah|brownes|harvey fresh|lactos|castello|jarlsberg
  lawsons|mighty soft|noble rise|country life|lowan|table of plenty|brookfarm|be natural|hans|dorsogna|lilydale|steggles|hellers
  herbert adams|sargents|balfours|mrs macs|vilis|rana|de cecco|la molisana|vetta|la famiglia|mutti|annalisa|paul newmans|ayam|pandaroo|valcom
  indomie|suimin|nongshim|trident|musashi|optimum nutrition|myprotein|bulk nutrients|true protein|rule 1|dymatize|so good|minor figures|oatly|bonsoy|milklab
  almond breeze|australias own|califia|pics|mayvers|sandhurst|always fresh|zoosh|hommus house|sabra|black and gold|homebrand|community co
  connoisseur|sara lee|golden crust|creative gourmet|sunny queen|farm pride|tassal|huon|safcol|king oscar|vittoria|lavazza|nespresso|campos|grinders|robert timms|jarrah
  t2|madame flavour|yogi|mount franklin|cool ridge|voss|san pellegrino|perrier|schweppes|kirks|saxbys|remedy|nexba|lo bros|rokeby|daily juice|original juice co|mildura`
    .split(/[|\n]/)
    .map((name) => name.trim()),
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
