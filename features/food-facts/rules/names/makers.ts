/** Makers and shops of Australian aisles, who sell what others sell too: "coles hummus" is hummus. */
export const MAKERS = `
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
