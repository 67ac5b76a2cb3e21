import { readRecipes } from '../read-recipes.ts';

export const dinnerSlowCooker = readRecipes(`
= slow-cooker-butter-bean-stew | Slow-cooker butter bean and pumpkin stew
dinner lunch | spanish | slow-cooker batch packed | 6 | 15/315 | 4/90 | stew | slow cooker
- 3 can butter-beans, drained; 700 g pumpkin, in chunks; 1 onion, diced; 3 clove garlic, crushed; 2 can tomatoes; 1 tbsp smoked-paprika; 1 tsp cumin; 2 cup water; 1 tsp salt; 2 tbsp olive-oil; 4 cup kale, shredded
Put {butter-beans}, {pumpkin}, {onion}, {garlic}, {tomatoes}, {smoked-paprika}, {cumin}, {water} and {salt} into a slow cooker.
Cook on low for 5 hours. Stir in {kale} for the last 15 minutes.
Drizzle with {olive-oil}.

= slow-cooker-mexican-chicken | Slow-cooker Mexican chicken and beans
dinner | mexican | slow-cooker batch | 6 | 15/315 | 3/90 | stew | slow cooker, saucepan
- 900 g chicken-thigh; 2 can black-beans, drained; 2 can tomatoes; 1 onion, sliced; 1 capsicum, sliced; 1 tbsp cocoa; 2 tsp cumin; 2 tsp smoked-paprika; 1/2 tsp cinnamon; 3/4 tsp salt; 1 1/2 cup brown-rice; 2 tbsp lime-juice
Put {chicken-thigh}, {tomatoes}, {onion}, {capsicum}, {cocoa}, {cumin}, {smoked-paprika}, {cinnamon} and {salt} into a slow cooker. Cook on low for 5 hours until tender.
Shred the chicken and stir in {black-beans} for 15 minutes. Sharpen with {lime-juice}.
Boil {brown-rice} for 25 minutes, drain and serve.

= slow-cooker-brisket-barbecue | Slow-cooker barbecue brisket
dinner | australian | slow-cooker batch | 6 | 20/500 | 3/90 | plate | slow cooker, saucepan
- 1200 g brisket; 1 onion, sliced; 1 tbsp smoked-paprika; 2 tsp cumin; 1/3 cup bbq-sauce; 1 can tomatoes; 1 tbsp cider-vinegar; 900 g potato, in chunks; 4 cup cabbage, shredded; 1/2 cup natural-yoghurt; 2 tsp mustard
Rub {brisket} with {smoked-paprika} and {cumin}. Put into a slow cooker with {onion}, {bbq-sauce}, {tomatoes} and {cider-vinegar}. Cook on low for 8 hours and slice or shred.
Boil {potato} for 15 minutes and drain.
Toss {cabbage} with {natural-yoghurt} and {mustard} and serve.

= slow-cooker-lentil-bean-dal | Slow-cooker lentil and kidney bean dal
dinner lunch | indian | slow-cooker batch packed | 6 | 15/375 | 4/90 | curry | slow cooker, frying pan
- 1 1/2 cup lentils, rinsed; 1 can kidney-beans, drained; 1 onion, finely diced; 1 tbsp ghee; 4 clove garlic, crushed; 1 tbsp ginger, grated; 2 tsp cumin; 1 tsp ground-coriander; 1 tsp turmeric; 1 can tomatoes; 5 cup water; 1 tsp salt; 1/2 cup yoghurt; 6 roti, warmed
Cook {onion} in {ghee} for 7 minutes. Add {garlic}, {ginger}, {cumin}, {ground-coriander} and {turmeric} for 1 minute and scrape into a slow cooker.
Add {lentils}, {kidney-beans}, {tomatoes}, {water} and {salt}. Cook on low for 6 hours.
Stir in {yoghurt} and serve with {roti}.

= slow-cooker-lamb-barley | Slow-cooker lamb and barley
dinner | british | slow-cooker batch | 6 | 20/440 | 3/90 | stew | slow cooker
- 700 g lamb-leg, diced; 3/4 cup barley; 2 swede, diced; 3 carrot, sliced; 1 leek, sliced; 5 cup water; 1 tbsp rosemary, chopped; 1 tsp salt; 1 cup peas
Put {lamb-leg}, {barley}, {swede}, {carrot}, {leek}, {water}, {rosemary} and {salt} into a slow cooker.
Cook on low for 7 hours until the lamb is tender.
Stir in {peas} for the last 10 minutes.

= slow-cooker-tomato-lentil-ragu | Slow-cooker lentil and mushroom ragu with polenta
dinner | italian | slow-cooker batch | 4 | 20/320 | 4/90 | stew | slow cooker, saucepan
- 1 cup lentils, rinsed; 300 g swiss-mushrooms, chopped; 1 onion, diced; 2 carrot, diced; 3 clove garlic, crushed; 2 can tomatoes; 2 tbsp tomato-paste; 2 tsp dried-rosemary; 1 tsp salt; 6 cup water; 1 cup polenta; 1 tbsp olive-oil
Put {lentils}, {swiss-mushrooms}, {onion}, {carrot}, {garlic}, {tomatoes}, {tomato-paste}, {dried-rosemary}, {salt} and {water 1/3} into a slow cooker. Cook on high for 5 hours.
Bring {water 2/3} to the boil, rain in {polenta} and stir for 4 minutes. Beat in {olive-oil}.
Serve the ragu on the polenta.
`);
