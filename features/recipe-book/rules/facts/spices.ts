import { readFacts } from '../read-facts.ts';

export const spices = readFacts(
  'spices',
  `
salt|salt-table|salt|2|-|tsp=6 pinch=0.4 k:salt
pepper|pepper-black|ground black pepper|60|-|tsp=2.3 pinch=0.2 k:spice s:raw
white-pepper|pepper-white|ground white pepper|60|-|tsp=2.4 pinch=0.2 k:spice s:raw
cumin|cumin-seeds|ground cumin|65|-|tsp=2.1 k:spice s:raw
cumin-seeds|cumin-seeds|cumin seeds|65|-|tsp=2.1 k:spice s:raw
ground-coriander|coriander-seeds|ground coriander|65|-|tsp=1.8 k:spice s:raw
turmeric|turmeric-ground|ground turmeric|65|-|tsp=3 k:spice
paprika|paprika|sweet paprika|65|-|tsp=2.3 k:spice s:raw
smoked-paprika|paprika|smoked paprika|65|-|tsp=2.3 k:spice s:raw
chilli-powder|chilli-powder|chilli powder|65|-|tsp=2.6 pinch=0.2 k:spice s:raw
cayenne|cayenne-pepper|cayenne pepper|65|-|tsp=1.8 pinch=0.2 k:spice s:raw
chilli-flakes|cayenne-pepper|dried chilli flakes|60|-|tsp=1.8 pinch=0.2 k:spice s:raw
cinnamon|cinnamon-ground|ground cinnamon|65|-|tsp=2.6 pinch=0.2 k:spice
cardamom|cardamom-ground|ground cardamom|120|-|tsp=2 k:spice
cloves|cloves-ground|ground cloves|90|-|tsp=2.1 pinch=0.2 k:spice
allspice|allspice-ground|ground allspice|70|-|tsp=2 k:spice
nutmeg|nutmeg-ground|ground nutmeg|80|-|tsp=2.2 pinch=0.2 k:spice
ground-ginger|ginger-ground|ground ginger|65|-|tsp=1.8 k:spice
fennel-seeds|fennel-seeds|fennel seeds|65|-|tsp=2 k:spice s:raw
fenugreek|fenugreek-seeds|fenugreek seeds|65|-|tsp=3.7 k:spice s:raw
caraway|caraway-seeds|caraway seeds|65|-|tsp=2.1 k:spice s:raw
mustard-powder|mustard-powder|mustard powder|65|-|tsp=2 k:spice s:raw
curry-powder|curry-powder|curry powder|65|gold|tsp=2 tbsp=8 m:wheat k:spice s:raw
saffron|saffron|saffron threads|24000|-|pinch=0.1 k:spice s:raw
oregano|oregano-dried|dried oregano|60|-|tsp=1 k:spice s:raw
dried-thyme|thyme-dried|dried thyme|60|-|tsp=1 k:spice s:raw
dried-rosemary|rosemary-dried|dried rosemary|60|-|tsp=1.2 k:spice s:raw
dried-basil|basil-dried|dried basil|60|-|tsp=0.8 k:spice s:raw
dried-mint|mint-fresh|dried mint|70|-|tsp=0.5 k:spice x:6 s:raw
bay-leaf|bay-leaf-dried|bay leaf/bay leaves|400|-|each=0.2 k:spice s:raw
garlic-powder|garlic-powder|garlic powder|65|-|tsp=3.1 k:spice s:raw
onion-powder|onion-powder|onion powder|65|-|tsp=2.4 k:spice s:raw
taco-seasoning|taco-seasoning-mix|taco seasoning|65|red|tbsp=9 sachet=30 m:wheat,soy,milk k:spice s:raw
chicken-stock|stock-chicken-salt-reduced|salt-reduced chicken stock|3|-|o:poultry d:1 m:wheat,soy,milk
beef-stock|stock-beef-liquid|beef stock|3|-|o:beef d:1 m:wheat,soy,milk
`,
);
