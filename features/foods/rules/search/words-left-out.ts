/** Amounts and sizes, which say how much rather than what: "a large latte", "two slices of toast". */
const AMOUNTS = `
large small medium regular big cup cups glass glasses bowl plate piece pieces slice slices serve serving can tin jar
bottle tub packet bag box spoonful tablespoon teaspoon tbsp tsp scoop handful pint schooner pot mug shot couple few some
half one two three four five six 1 2 3 4 5 6 10 12 20`;

/** Makers and shops of Australian aisles, who sell what others sell too: "coles hummus" is hummus. */
const MAKERS = `
coles; woolworths; woolies; aldi; iga; costco; macro; homebrand; black and gold; sanitarium; kelloggs; uncle tobys; arnotts;
cadbury; nestle; heinz; masterfoods; praise; leggos; dolmio; san remo; barilla; latina; mccain; birds eye; edgell; spc; ardmona;
golden circle; john west; sirena; safcol; greenseas; bega; mainland; devondale; dairy farmers; pauls; pura; norco; a2; liddells;
bulla; jalna; chobani; danone; yoplait; farmers union; tamar valley; vaalia; vitasoy; so good; sunrice; tilda; uncle bens;
ben and jerrys; peters; streets; smiths; kettle; thins; red rock deli; doritos; carmans; be natural; primo; hans; don; dorsogna;
bertocchi; steggles; ingham; inghams; lilydale; i and j; lean cuisine; weight watchers; my muscle chef; youfoodz; core powerfoods;
on the menu; patties; four n twenty; mrs macs; herbert adams; sara lee; nannas; helgas; tip top; wonder; abbotts; abbotts bakery;
bakers delight; brumbys; mission; old el paso; maggi; continental; indomie; fantastic; campbells; la famiglia; obela; chriss;
yumis; black swan; kraft; philadelphia; lurpak; western star; meadowlea; nuttelex; flora; capilano; beerenberg; cottees; rosella;
fountain; abcs; kikkoman; lee kum kee; ayam; pataks; sharwoods; nescafe; moccona; vittoria; lipton; twinings; tetley; bushells;
dilmah; schweppes; kirks; bundaberg; bickfords; raffertys; raffertys garden; bellies; only organic; little bellies; whole kids;
heinz baby; natural confectionery; natural confectionery co; allens; pascall; lindt; whittakers; musashi; bsc; optimum nutrition;
blackmores; swisse; mcdonalds; maccas; kfc; hungry jacks; subway; dominos; pizza hut; red rooster; nandos; oporto; grilld; gyg;
guzman; guzman y gomez; zambrero; mad mex; sushi hub; sushi train; rolld; boost; starbucks; gloria jeans; muffin break`;

const byFirstWord = (phrases: readonly string[]) =>
  Map.groupBy(
    phrases.map((text) => text.trim().split(' ')).toSorted((a, b) => b.length - a.length),
    ([first = '']) => first,
  );

const amounts = byFirstWord(AMOUNTS.trim().split(/\s+/));
const makers = byFirstWord(MAKERS.replaceAll('\n', ' ').split(';'));

function without(words: readonly string[], phrases: typeof amounts): readonly string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = phrases
      .get(words[at] ?? '')
      ?.find((phrase) => phrase.every((word, of) => words[at + of] === word));
    if (found) at += found.length - 1;
    else left.push(words[at] ?? '');
  }
  return left.length === 0 ? words : left;
}

/** Fewer words as they may be meant, with how far they are trusted: a maker says more than an amount. */
export function listFewerWords(
  typed: readonly string[],
): { words: readonly string[]; trust: number }[] {
  const told = without(typed, amounts);
  const named = without(told, makers);
  return [
    { words: told, trust: 0.96 },
    { words: named, trust: 0.8 },
  ].filter(({ words }, at) => words.length < (at === 0 ? typed : told).length);
}
