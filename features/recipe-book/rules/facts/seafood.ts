import { readFacts } from '../read-facts.ts';

export const seafood = readFacts(
  'seafood',
  `
salmon|salmon-atlantic-raw|skinless salmon fillet/skinless salmon fillets|36|salmon|o:fish each=150 y:0.83 s:raw
smoked-salmon|salmon-smoked|smoked salmon|50|salmon|o:fish slice=25
barramundi|barramundi-raw|barramundi fillet/barramundi fillets|32|white|o:fish each=150 y:0.8 s:raw
basa|basa-raw|basa fillet/basa fillets|12|white|o:fish each=160 y:0.8 s:raw
white-fish|ling-raw|firm white fish fillet/firm white fish fillets|28|white|o:fish each=150 y:0.8 s:raw
snapper|snapper-raw|snapper fillet/snapper fillets|38|white|o:fish each=150 y:0.8 s:raw
flathead|flathead-raw|flathead fillet/flathead fillets|34|white|o:fish each=100 y:0.8 s:raw
tuna-steak|tuna-yellowfin-raw|tuna steak/tuna steaks|42|pink|o:fish each=150 y:0.8 s:raw
prawns|prawns-raw|peeled raw prawns|32|salmon|o:crustacean y:0.8 m:sulphites s:raw
squid|squid-raw|squid tubes|18|white|o:mollusc y:0.7 s:raw
mussels|mussels-raw|mussel meat|30|orange|o:mollusc y:0.75 s:raw
cooked-prawns|prawns-boiled|peeled cooked prawns|36|salmon|o:crustacean m:sulphites s:cooked
tuna-can|tuna-canned-in-springwater-drained|canned tuna in springwater|18|tan|o:fish can=130 small-can=70
salmon-can|salmon-pink-canned-drained|canned pink salmon|20|salmon|o:fish can=160
red-salmon-can|salmon-red-canned-drained|canned red salmon|30|salmon|o:fish can=160
sardines|sardines-canned-in-oil-drained|canned sardines|18|silver|o:fish can=85
anchovies|anchovies-canned-in-oil-drained|anchovy fillet/anchovy fillets|60|brown|o:fish each=4
`,
);
