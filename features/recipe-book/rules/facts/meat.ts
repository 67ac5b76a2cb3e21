import { readFacts } from '../read-facts.ts';

export const meat = readFacts(
  'meat',
  `
beef-mince|beef-mince-lean-raw|lean beef mince|17|brown|o:beef y:0.75 s:raw
beef-mince-extra-lean|beef-mince-extra-lean-raw|extra lean beef mince|20|brown|o:beef y:0.75 s:raw
rump-steak|beef-rump-steak-raw-trimmed|rump steak|26|brown|o:beef y:0.77 s:raw
sirloin|beef-sirloin-steak-raw-trimmed|sirloin steak|38|brown|o:beef y:0.77 s:raw
chuck|beef-chuck-steak-raw-trimmed|chuck steak|21|brown|o:beef y:0.68 s:raw
brisket|beef-brisket-raw-trimmed|beef brisket|22|brown|o:beef y:0.65 s:raw
flank|beef-flank-steak-raw-trimmed|flank steak|28|brown|o:beef y:0.77 s:raw
roast-beef|roast-beef-sliced-deli|sliced roast beef|32|pink|o:beef slice=20 s:cooked
lamb-leg|lamb-leg-raw-trimmed|lean lamb leg|22|brown|o:lamb y:0.7 s:raw
lamb-chop|lamb-loin-chop-raw-with-fat|lamb loin chops (weighed without bone)|30|brown|o:lamb y:0.72 s:raw
lamb-mince|lamb-mince-raw|lamb mince|19|brown|o:lamb y:0.73 s:raw
pork-mince|pork-mince-raw|pork mince|14|tan|o:pork y:0.74 s:raw
pork-fillet|pork-fillet-raw-trimmed|pork fillet|22|tan|o:pork y:0.78 s:raw
pork-steak|pork-loin-steak-raw-trimmed|pork loin steaks|18|tan|o:pork y:0.77 s:raw
pork-shoulder|pork-shoulder-raw-trimmed|pork shoulder|14|tan|o:pork y:0.68 s:raw
bacon|bacon-raw|bacon rasher/bacon rashers|18|red|o:pork each=30 y:0.5 s:raw
ham|ham-lean-sliced|lean leg ham|20|pink|o:pork slice=25 s:cooked
chorizo|chorizo|chorizo|22|red|o:pork each=120 m:milk,soy,wheat y:0.85
pork-sausages|sausage-pork-raw|pork sausage/pork sausages|12|tan|o:pork each=85 c:wheat,sulphites m:soy,milk y:0.85 s:raw
kangaroo|kangaroo-steak-raw|kangaroo steak|22|plum|o:kangaroo y:0.78 s:raw
kangaroo-mince|kangaroo-mince-raw|kangaroo mince|14|plum|o:kangaroo y:0.76 s:raw
chicken-breast|chicken-breast-raw-skinless|chicken breast|13|tan|o:poultry each=220 y:0.75 s:raw
chicken-thigh|chicken-thigh-raw-skinless|chicken thigh fillets|15|tan|o:poultry each=120 y:0.73 s:raw
chicken-drumstick|chicken-drumstick-raw-with-skin|chicken drumstick/chicken drumsticks|10|gold|o:poultry each=75 y:0.75 s:raw
chicken-mince|chicken-mince-raw|chicken mince|14|tan|o:poultry y:0.76 s:raw
chicken-cooked|chicken-breast-poached-skinless|cooked chicken breast|20|cream|o:poultry cup=140 s:cooked
roast-chicken|chicken-roasted-skinless|roast chicken meat|22|gold|o:poultry cup=150 s:cooked
turkey-mince|turkey-mince-raw|turkey mince|15|tan|o:poultry y:0.72 s:raw
turkey-breast|turkey-breast-raw-skinless|turkey breast|20|tan|o:poultry y:0.76 s:raw
turkey-slices|turkey-breast-sliced-deli|sliced turkey breast|26|cream|o:poultry slice=20 s:cooked
`,
);
