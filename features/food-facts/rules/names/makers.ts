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
guzman; guzman y gomez; zambrero; mad mex; sushi hub; sushi train; rolld; boost; starbucks; gloria jeans; muffin break;
mcd; mcds; hjs; bk; mccafe; mad mex; salsas; schnitz; ribs and burgers; five guys; 5 guys; chatime; gong cha; muzz buzz; zarraffas;
coffee club; michels; michels patisserie; wendys; donut king; krispy kreme; cold rock; san churro; bettys; bettys burgers; huxtaburger;
royal stacks; rashays; hogs breath; sizzler; outback; pie face; jesters; breadtop; sushi sushi; hero sushi; fishbowl; top juice;
el jannah; chargrill charlies; lord of the fries; cheesecake shop; ferguson plarre; vilis; balfours; garlos; 7 eleven; coles express;
ikea; harris farm; bakers life; lawsons; mighty soft; brooklea; farmdale; remano; goldenvale; hillcrest; belmont; damora; blackstone;
choceur; moser roth; westacre; fishmonger; mersey valley; cracker barrel; perfect italiano; lemnos; meredith; south cape; king island;
tassal; huon; ocean blue; sealord; pacific west; luv a duck; vegie delights; frys; quorn; gardein; linda mccartney; peckish; sakata;
nice and natural; emma and tom; emma and toms; slim secrets; mayvers; lowan; freedom foods; kezs; food for health;
brookfarm; table of plenty; pureharvest; australias own; milklab; califia; oatly; minor figures; blue diamond; the collective; brownes;
harvey fresh; riverina; maleny; barambah; procal; darrell lea; haighs; green and blacks; red tractor; hart and soul; wokka; trident;
valcom; changs; passage to india; ainsley harriott; la zuppa; pitango; sumo salad; soul origin; laird; moro; cobram; bertolli;
herbalife; atkins; optislim; isowhey; slimfast; muscle nation; macro mike; baskin robbins; gelatissimo; messina`;
