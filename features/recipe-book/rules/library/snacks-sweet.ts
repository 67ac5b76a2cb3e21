import { readRecipes } from '../read-recipes.ts';

export const snacksSweet = readRecipes(`
= date-nut-bliss-balls | Date and almond bliss balls
snack | australian | no-cook batch packed | 8 | 15/15 | 14/90 | balls | food processor
- 12 dates, pitted; 1 cup almonds; 2 tbsp cocoa; 2 tbsp desiccated-coconut; 1 tbsp water
Pulse {almonds} until fine. Add {dates}, {cocoa} and {water} and blend until the mix sticks.
Roll into 16 balls and coat with {desiccated-coconut}. Two make a serving.

= apricot-oat-balls | Apricot and oat balls
snack | australian | no-cook batch packed | 8 | 15/15 | 10/60 | balls | food processor
- 1 cup dried-apricots; 1 cup oats; 2 tbsp tahini; 1 tbsp honey; 1 tbsp water; 2 tbsp desiccated-coconut
Pulse {dried-apricots} and {oats} until crumbly. Add {tahini}, {honey} and {water} and blend.
Roll into 16 balls and coat with {desiccated-coconut}. Two make a serving.

= protein-peanut-balls | Peanut butter protein balls
snack | australian | no-cook batch packed | 8 | 15/15 | 7/60 | balls | bowl
- 1 cup oats; 3 scoop whey; 1/2 cup peanut-butter; 2 tbsp honey; 1/3 cup light-milk
Mix {oats} and {whey}. Warm {peanut-butter} and {honey} and stir in with {light-milk}.
Rest for 5 minutes, then roll into 16 balls and chill. Two make a serving.

= muesli-slice-fruit | Fruit and seed oat slice
snack breakfast | australian | batch packed | 12 | 15/45 | 10/90 | bars | 20 cm square tin
- 2 cup oats; 1/2 cup sultanas; 1/4 cup pepitas; 1/4 cup sunflower-seeds; 1/2 cup wholemeal-flour; 2 banana, mashed; 1/4 cup honey; 1/4 cup oil; 1 tsp cinnamon
Heat the oven to {oven 170} and line a 20 cm square tin.
Mix {oats}, {sultanas}, {pepitas}, {sunflower-seeds}, {wholemeal-flour} and {cinnamon}.
Stir in {banana}, {honey} and {oil}. Press into the tin and bake for 28 minutes. Cool and cut into 12.

= anzac-biscuits-lighter | Anzac biscuits
snack | australian | batch packed | 20 | 20/35 | 10/90 | bars | 2 baking trays
- 1 cup oats; 1 cup flour; 2/3 cup desiccated-coconut; 1/2 cup brown-sugar; 100 g butter; 2 tbsp golden-syrup; 1 tsp bicarb; 1 tbsp water
Heat the oven to {oven 160} and line two trays. Mix {oats}, {flour}, {desiccated-coconut} and {brown-sugar}.
Melt {butter} with {golden-syrup}. Dissolve {bicarb} in {water}, stir in and let it foam, then mix into the dry ingredients.
Roll into 20 balls, flatten and bake for 14 minutes. Cool on the trays.

= banana-bread-wholemeal | Wholemeal banana bread
snack breakfast | australian | batch packed | 10 | 15/65 | 4/90 | bars | loaf tin
- 4 banana, mashed; 2 egg; 1/3 cup oil; 1/2 cup natural-yoghurt; 1/3 cup brown-sugar; 1 3/4 cup wholemeal-flour; 3 tsp baking-powder; 1 tsp cinnamon; 1/2 cup walnuts, chopped
Heat the oven to {oven 180} and line a loaf tin.
Whisk {egg}, {oil}, {natural-yoghurt} and {brown-sugar}. Stir in {banana}.
Fold in {wholemeal-flour}, {baking-powder}, {cinnamon} and {walnuts}. Bake for 48 minutes until a skewer comes out clean.

= apple-cinnamon-muffins-gf | Apple and almond muffins
snack breakfast | australian | batch packed | 12 | 15/40 | 3/90 | muffins | 12-hole muffin tray
- 2 1/2 cup almond-meal; 3 egg; 2 apple, grated; 1/4 cup maple-syrup; 2 tbsp olive-oil; 2 tsp gf-baking-powder; 2 tsp cinnamon
Heat the oven to {oven 170} and line a 12-hole muffin tray.
Whisk {egg}, {maple-syrup} and {olive-oil}. Stir in {apple}, {almond-meal}, {gf-baking-powder} and {cinnamon}.
Fill the holes and bake for 24 minutes until springy.

= blueberry-yoghurt-muffins | Blueberry yoghurt muffins
snack breakfast | australian | batch packed | 12 | 15/40 | 3/90 | muffins | 12-hole muffin tray
- 2 cup wholemeal-flour; 3 tsp baking-powder; 1/3 cup sugar; 2 egg; 1 cup natural-yoghurt; 1/3 cup oil; 1/2 cup light-milk; 1 1/2 cup frozen-blueberries
Heat the oven to {oven 190} and line a 12-hole muffin tray.
Whisk {egg}, {natural-yoghurt}, {oil} and {light-milk}. Fold in {wholemeal-flour}, {baking-powder} and {sugar}.
Add {frozen-blueberries}, fill the holes and bake for 22 minutes.

= pumpkin-scones-home | Pumpkin scones
snack | australian | packed batch | 12 | 20/40 | 2/60 | muffins | baking tray
- 2 1/2 cup sr-flour; 300 g pumpkin, steamed and mashed; 1 egg; 2 tbsp butter; 1/3 cup light-milk; 2 tbsp sugar; 1/4 tsp nutmeg
Heat the oven to {oven 210}. Rub {butter} into {sr-flour} with {nutmeg} and {sugar}.
Mix in {pumpkin}, {egg} and {light-milk} to a soft dough. Pat out 3 cm thick and cut 12 rounds.
Bake close together for 15 minutes until golden.

= poached-pear-yoghurt | Cinnamon pears with yoghurt
snack | french | microwave | 2 | 5/10 | 3/0 | fruit | microwave
- 2 pear, peeled and halved; 1/2 cup apple-juice; 1/2 tsp cinnamon; 1 cup skim-yoghurt; 1 tbsp pistachios, chopped
Put {pear}, {apple-juice} and {cinnamon} in a covered dish and microwave on high for 5 minutes until tender.
Serve with {skim-yoghurt}, the juices and {pistachios}.

= fruit-salad-passionfruit | Summer fruit salad
snack | australian | no-cook packed | 4 | 15/15 | 2/0 | fruit | -
- 1 1/2 cup watermelon, diced; 1 1/2 cup rockmelon, diced; 1 punnet strawberries, halved; 2 kiwifruit, sliced; 3 passionfruit; 2 tbsp mint, shredded; 1 tbsp lime-juice
Put {watermelon}, {rockmelon}, {strawberries} and {kiwifruit} into a bowl.
Stir in the pulp of {passionfruit}, {lime-juice} and {mint}. Chill before serving.

= grilled-peach-ricotta | Grilled peaches with ricotta
snack | italian | barbecue | 2 | 10/10 | 0/0 | fruit | grill pan or barbecue
- 2 peach, halved; 1/2 cup ricotta; 2 tsp honey; 1 tbsp flaked-almonds, toasted
Grill {peach}, cut side down, for 4 minutes until marked.
Top with {ricotta}, {honey} and {flaked-almonds}.

= frozen-yoghurt-bark | Frozen berry yoghurt bark
snack | australian | no-cook batch | 6 | 10/190 | 0/60 | bars | baking tray
- 2 cup yoghurt; 1 tbsp honey; 1 cup strawberries, sliced; 1/2 cup blueberries; 2 tbsp pistachios, chopped
Stir {yoghurt} with {honey} and spread over a lined tray.
Scatter with {strawberries}, {blueberries} and {pistachios}. Freeze for 3 hours and snap into pieces.

= banana-ice-cream | Chocolate banana ice cream
snack | australian | no-cook | 2 | 5/5 | 0/30 | bowl | food processor
- 3 banana, sliced and frozen; 1 tbsp cocoa; 1 tbsp peanut-butter
Blend {banana} until crumbly, then creamy, scraping down.
Add {cocoa} and {peanut-butter} and blend for 20 seconds. Eat straight away.

= cottage-cheese-pineapple | Cottage cheese with pineapple
snack breakfast | australian | no-cook packed | 1 | 5/5 | 1/0 | bowl | -
- 3/4 cup cottage-cheese; 1/2 cup pineapple-can, drained; 2 tsp pepitas
Spoon {cottage-cheese} into a bowl.
Top with {pineapple-can} and {pepitas}.

= rice-cakes-banana-almond | Rice cakes with almond butter and banana
snack | australian | no-cook | 1 | 3/3 | 0/0 | toast | -
- 3 rice-cakes; 1 tbsp almond-butter; 1/2 banana, sliced; 1 pinch cinnamon
Spread {rice-cakes} with {almond-butter}.
Top with {banana} and {cinnamon}.

= black-bean-brownies | Black bean brownies
snack | mexican | batch packed | 12 | 15/45 | 4/90 | bars | food processor, 20 cm square tin
- 2 can black-beans, drained and rinsed; 3 egg; 5 tbsp cocoa; 1/2 cup brown-sugar; 3 tbsp oil; 1 tsp baking-powder; 4 tbsp choc-chips
Heat the oven to {oven 170} and line a 20 cm square tin.
Blend {black-beans}, {egg}, {cocoa}, {brown-sugar}, {oil} and {baking-powder} until very smooth.
Stir in {choc-chips}, spread in the tin and bake for 25 minutes. Cool fully and cut into 12.

= coconut-rice-mango | Sticky coconut rice with mango
snack | thai | - | 4 | 10/40 | 2/0 | bowl | saucepan
- 3/4 cup arborio; 1 can light-coconut-milk; 2 cup water; 2 tbsp brown-sugar; 1 pinch salt; 2 mango, sliced; 1 tbsp sesame
Simmer {arborio} in {water} for 18 minutes, stirring now and then.
Add {light-coconut-milk}, {brown-sugar} and {salt} and cook for 8 minutes until thick.
Cool until warm and serve with {mango} and {sesame}.
`);
