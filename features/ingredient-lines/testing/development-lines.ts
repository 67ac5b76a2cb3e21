/** Lines in the habits of Australian and other sites, which the rules were written with. Columns: held-back-lines.ts. */
export const DEVELOPMENT_LINES = `
1 1/2 cups plain flour | 1.5 | cup | flour
1½ cups self-raising flour | 1.5 | cup | sr-flour
2 eggs | 2 | each | egg
3 eggs, lightly beaten | 3 | each | egg
2 x 400 g cans chickpeas, drained, rinsed | 2 | can | chickpeas
400g tin diced tomatoes | 1 | can | tomatoes
400g can lentils, rinsed, drained | 1 | can | lentils-can,@lentils-green-or-brown-boiled
a pinch of salt | 1 | pinch | salt
Pinch salt | 1 | pinch | salt
juice of 1 lemon | 1 | each | lemon-juice
2–3 carrots, peeled | 2-3 | each | carrot
2 to 3 tablespoons soy sauce | 2-3 | tbsp | soy,@soy-sauce
salt and pepper, to taste | - | - | salt
Salt, to taste | - | - | salt
olive oil, for frying | - | - | olive-oil
1 tbsp olive oil | 1 | tbsp | olive-oil
1 tablespoon olive oil, plus extra to drizzle | 1 | tbsp | olive-oil
500g chicken breast fillets, thinly sliced | 500 | g | chicken-breast
500 g beef mince | 500 | g | beef-mince
1kg lamb leg, boned | 1000 | g | lamb-leg
1 brown onion, finely chopped | 1 | each | onion
1 large brown onion, diced | 1 | each | onion
1 small red onion, thinly sliced | 1 | each | red-onion
2 garlic cloves, crushed | 2 | clove | garlic
3 cloves garlic | 3 | clove | garlic
1 clove of garlic, minced | 1 | clove | garlic
butter or oil, for greasing | - | - | butter
50 g butter or margarine | 50 | g | butter
60g unsalted butter, chopped | 60 | g | butter
1/2 cup milk | 0.5 | cup | milk
½ cup (125ml) milk | 0.5 | cup | milk
1 cup (250ml) chicken stock | 1 | cup | chicken-stock
1/4 cup (60 ml) olive oil | 0.25 | cup | olive-oil
⅓ cup caster sugar | 0.3333 | cup | sugar
1 cup caster sugar | 1 | cup | sugar
2 tsp baking powder | 2 | tsp | baking-powder
1 tsp ground cinnamon | 1 | tsp | cinnamon
1 teaspoon vanilla extract | 1 | tsp | vanilla
1/4 tsp ground nutmeg | 0.25 | tsp | nutmeg
1 bunch broccolini, trimmed | 1 | bunch | broccolini
1 head broccoli, cut into florets | 1 | head | broccoli
200g baby spinach leaves | 200 | g | spinach
2 handfuls baby spinach | 2 | handful | spinach
4 slices sourdough bread, toasted | 4 | slice | sourdough
4 slices bread | 4 | slice | bread,@bread-white
4 rashers bacon, rind removed | 4 | each | bacon
4 bacon rashers | 4 | each | bacon
2 sprigs rosemary | 2 | sprig | rosemary
4 sprigs fresh thyme | 4 | sprig | thyme
2 celery stalks, diced | 2 | stalk | celery
2 sticks celery, finely chopped | 2 | stalk | celery
1 sheet puff pastry, thawed | 1 | sheet | puff-pastry
2 sheets frozen puff pastry | 2 | sheet | puff-pastry
250g punnet strawberries, hulled | 250 | g | strawberries
250g punnet cherry tomatoes | 250 | g | cherry-tomatoes
1 punnet blueberries | 1 | punnet | blueberries
1 avocado, sliced | 1 | each | avocado
1 lemon, cut into wedges | 1 | each | lemon
1 lemon, juiced | 1 | each | lemon-juice
1 lemon, zested | 1 | each | lemon-zest
zest of 1 lemon | 1 | each | lemon-zest
2 tbsp lemon juice | 2 | tbsp | lemon-juice
1 tablespoon finely grated lemon rind | 1 | tbsp | lemon-zest
1 lime, zest and juice | 1 | each | lime
1 tbsp honey | 1 | tbsp | honey
2 tbsp tomato paste | 2 | tbsp | tomato-paste
700g bottle passata | 700 | g | passata
1 x 700 g jar tomato passata | 700 | g | passata
500g jar tomato pasta sauce | 500 | g | pasta-sauce
1 jar pasta sauce | 1 | jar | pasta-sauce
270ml can coconut milk | 1 | can | coconut-milk
400ml can light coconut milk | 1 | can | light-coconut-milk
185g tin tuna in springwater, drained | 1 | can | tuna-can
95 g can tuna | 1 | can | tuna-can,@tuna-canned-in-oil-drained
1 can tuna, drained | 1 | can | tuna-can
2 tins kidney beans | 2 | can | kidney-beans
420g can baked beans | 1 | can | baked-beans
1 tin of corn kernels | 1 | can | corn-can
125 g can corn kernels, drained | 1 | can | corn-can
500g spaghetti | 500 | g | spaghetti
250 g dried pasta | 250 | g | pasta
375g penne | 375 | g | pasta
4 lasagne sheets | 4 | sheet,each | lasagne-sheets
1 cup basmati rice | 1 | cup | basmati
2 cups cooked brown rice | 2 | cup | microwave-brown-rice,@rice-brown-boiled
250g pouch microwave brown rice | 250 | g | microwave-brown-rice
1 1/2 cups jasmine rice, rinsed | 1.5 | cup | rice
1 cup rolled oats | 1 | cup | oats
2 cups (180g) rolled oats | 2 | cup | oats
100 g feta, crumbled | 100 | g | feta
100g fetta cheese | 100 | g | feta
1 cup grated tasty cheese | 1 | cup | cheddar
1 cup (120g) coarsely grated cheddar | 1 | cup | cheddar
1/2 cup finely grated parmesan, plus extra to serve | 0.5 | cup | parmesan
parmesan cheese, shaved, to serve | - | - | parmesan
250g ricotta | 250 | g | ricotta
180 g haloumi, sliced | 180 | g | haloumi
1 tub (250 g) mascarpone | 250 | g | @mascarpone
300ml thickened cream | 300 | ml | @cream-thickened,cream
1/2 cup sour cream | 0.5 | cup | sour-cream,@sour-cream
1 cup Greek-style yoghurt | 1 | cup | yoghurt
2 tbsp natural yoghurt | 2 | tbsp | natural-yoghurt
1 red capsicum, sliced | 1 | each | capsicum
1 green capsicum, deseeded, chopped | 1 | each | green-capsicum
1/2 red capsicum | 0.5 | each | capsicum
1 zucchini, grated | 1 | each | zucchini
2 medium zucchinis, grated | 2 | each | zucchini
1 eggplant, cut into 2cm pieces | 1 | each | eggplant
4 potatoes, peeled and quartered | 4 | each | potato
1kg sebago potatoes, peeled | 1000 | g | potato
600g sweet potato, cut into 3 cm chunks | 600 | g | sweet-potato
500 g pumpkin, peeled, seeded, diced | 500 | g | pumpkin,@pumpkin-raw
1/2 small butternut pumpkin | 0.5 | each | pumpkin
1 cup frozen peas | 1 | cup | peas
1 cup frozen mixed vegetables | 1 | cup | mixed-veg
2 corn cobs, kernels removed | 2 | each | corn-cob
150g green beans, trimmed | 150 | g | green-beans
200g button mushrooms, sliced | 200 | g | mushrooms
200g mushrooms | 200 | g | mushrooms
1/4 cabbage, shredded | 0.25 | each | cabbage
1/2 wombok, shredded | 0.5 | each | wombok
1 bunch bok choy, halved | 1 | bunch | bok-choy
2 baby bok choy | 2 | each | bok-choy
1 cup coriander leaves | 1 | cup | coriander
1/4 cup chopped fresh flat-leaf parsley | 0.25 | cup | parsley
2 tbsp chopped fresh chives | 2 | tbsp | chives
fresh coriander leaves, to serve | - | - | coriander
fresh mint leaves, to garnish | - | - | mint
basil leaves | - | - | basil
1 handful basil | 1 | handful | basil
1 tbsp dried oregano | 1 | tbsp | oregano
1 tsp dried chilli flakes | 1 | tsp | chilli-flakes
1 long red chilli, thinly sliced | 1 | each | chilli
2cm piece ginger, grated | 2 | cm | ginger
3 cm piece of fresh ginger, peeled and julienned | 3 | cm | ginger
1 thumb-sized piece ginger | 1 | piece | ginger
1 tbsp grated ginger | 1 | tbsp | ginger
1 tbsp finely grated fresh ginger | 1 | tbsp | ginger
2 tsp sesame oil | 2 | tsp | sesame-oil
2 tbsp fish sauce | 2 | tbsp | fish-sauce
1 tbsp oyster sauce | 1 | tbsp | oyster-sauce
1/4 cup sweet chilli sauce | 0.25 | cup | sweet-chilli
2 tbsp Worcestershire sauce | 2 | tbsp | worcestershire
1 tbsp dijon mustard | 1 | tbsp | mustard
2 tsp wholegrain mustard | 2 | tsp | mustard
1/4 cup mayonnaise | 0.25 | cup | mayo,@mayonnaise-traditional-sweet
1 tbsp white wine vinegar | 1 | tbsp | vinegar
2 tbsp balsamic vinegar | 2 | tbsp | balsamic
1 tbsp red curry paste | 1 | tbsp | thai-paste
2 tbsp curry powder | 2 | tbsp | curry-powder
1 tsp smoked paprika | 1 | tsp | smoked-paprika
2 tsp ground cumin | 2 | tsp | cumin
1 tsp ground coriander | 1 | tsp | ground-coriander
1 tsp turmeric | 1 | tsp | turmeric
1/2 tsp cayenne pepper | 0.5 | tsp | cayenne
1 bay leaf | 1 | each,leaf | bay-leaf
4 whole cloves | 4 | each | cloves
1 star anise | 1 | each | -
6 saffron threads | 6 | each | saffron
1 cup almond meal | 1 | cup | almond-meal
1/2 cup walnuts, chopped | 0.5 | cup | walnuts
1/4 cup slivered almonds, toasted | 0.25 | cup | flaked-almonds,almonds
2 tbsp sesame seeds, toasted | 2 | tbsp | sesame
1/2 cup desiccated coconut | 0.5 | cup | desiccated-coconut
1 cup sultanas | 1 | cup | sultanas
6 medjool dates, pitted | 6 | each | dates
100g dark chocolate, chopped | 100 | g | dark-chocolate,@chocolate-dark-45-59-percent-cocoa
1 cup dark choc chips | 1 | cup | choc-chips
1/3 cup cocoa powder | 0.3333 | cup | cocoa
1 cup firmly packed brown sugar | 1 | cup | brown-sugar
1 tbsp golden syrup | 1 | tbsp | golden-syrup
2 tbsp maple syrup | 2 | tbsp | maple-syrup
1 tsp bicarbonate of soda | 1 | tsp | bicarb
1 tsp bi-carb soda | 1 | tsp | bicarb
7g sachet dried yeast | 7 | g | yeast
2 tsp instant yeast | 2 | tsp | yeast
1 cup warm water | 1 | cup | water
boiling water | - | - | water
2 ripe bananas, mashed | 2 | each | banana
1 granny smith apple, grated | 1 | each | green-apple
1 mango, diced | 1 | each | mango
1 cup frozen mixed berries | 1 | cup | frozen-berries
2 salmon fillets, skin on | 2 | each | salmon
4 x 150g salmon fillets | 600 | g | salmon
600 g green prawns, peeled and deveined | 600 | g | prawns
500g white fish fillets, cut into pieces | 500 | g | white-fish
4 barramundi fillets | 4 | each | barramundi
1 roast chicken, meat shredded | 1 | each | roast-chicken
2 cups shredded cooked chicken | 2 | cup | chicken-cooked,roast-chicken
6 chicken thigh fillets, halved | 6 | each | chicken-thigh
8 chicken drumsticks | 8 | each | chicken-drumstick
500g pork mince | 500 | g | pork-mince
1 chorizo, sliced | 1 | each | chorizo
6 pork sausages | 6 | each | pork-sausages
100g shaved ham | 100 | g | ham
4 beef sausages | 4 | each | @sausage-beef-cooked
600g gravy beef, cut into 3cm pieces | 600 | g | chuck
300g firm tofu, cubed | 300 | g | tofu
200 g rice noodles | 200 | g | rice-noodles
450g hokkien noodles | 450 | g | hokkien
2 packets instant noodles | 2 | packet | instant-noodles
1 packet wonton wrappers | 1 | packet | wonton-wrapper
6 wholemeal pita breads | 6 | each | pita
8 small flour tortillas | 8 | each | wrap,@wrap-wheat
4 burger buns, split | 4 | each | burger-bun,@hamburger-bun-white
1 cup breadcrumbs | 1 | cup | breadcrumbs
1 cup panko breadcrumbs | 1 | cup | breadcrumbs
1 cup red lentils, rinsed | 1 | cup | red-lentils
1 cup quinoa, rinsed | 1 | cup | quinoa
1 cup couscous | 1 | cup | couscous
1 cup fine burghul | 1 | cup | burghul
1 cup polenta | 1 | cup | polenta
1/2 cup plain hummus | 0.5 | cup | hummus
2 tbsp smooth peanut butter | 2 | tbsp | peanut-butter,@peanut-butter-smooth
1 tbsp tahini | 1 | tbsp | tahini
1 tsp vegemite | 1 | tsp | vegemite
1/2 cup pitted kalamata olives | 0.5 | cup | olives
1 tbsp baby capers, rinsed | 1 | tbsp | capers
1/2 cup semi-dried tomatoes | 0.5 | cup | sun-dried-tomatoes
mixed salad leaves, to serve | - | - | mixed-leaves
120g mixed salad leaves | 120 | g | mixed-leaves
60g rocket | 60 | g | rocket
1 iceberg lettuce, shredded | 1 | each | iceberg
1 baby cos lettuce | 1 | each | lettuce
1 Lebanese cucumber, chopped | 1 | each | cucumber
2 tomatoes, diced | 2 | each | tomato
4 ripe tomatoes | 4 | each | tomato
1 leek, white part only, sliced | 1 | each | leek
2 shallots, finely sliced | 2 | each | shallot
1 fennel bulb, shaved | 1 | each | fennel
1 bunch asparagus, woody ends trimmed | 1 | bunch | asparagus
200g snow peas | 200 | g | snow-peas
1 beetroot, grated | 1 | each | beetroot
1 tbsp cornflour mixed with 2 tbsp water | 1 | tbsp | cornflour
oil spray | - | - | oil-spray
vegetable oil, for shallow frying | - | - | oil,@oil-vegetable-blend
2 tbsp vegetable oil | 2 | tbsp | oil,@oil-vegetable-blend
1 cup all-purpose flour | 1 | cup | flour | us
1 tablespoon butter | 3 | tsp | butter | us
8 oz mushrooms, sliced | 227 | g | mushrooms | us
1 (14 oz) can coconut milk | 1 | can | coconut-milk | us
1 lb chicken breast | 454 | g | chicken-breast | us
1 green bell pepper, chopped | 1 | each | green-capsicum | us
1/4 cup chopped cilantro | 0.25 | cup | coriander | us
2 tablespoons heavy cream | 6 | tsp | @cream-thickened,cream | us
2 large eggs | 2 | each | egg | us
1,5 kg potatoes | 1500 | g | potato
0,25 l milk | 250 | ml | milk
1L vegetable stock | 1000 | ml | -
one onion, chopped | 1 | each | onion
two cups of milk | 2 | cup | milk
half a lemon | 0.5 | each | lemon
a dozen eggs | 12 | each | egg
• 2 carrots | 2 | each | carrot
- 1 cup sugar | 1 | cup | sugar
▢ 3 eggs | 3 | each | egg
1/2 tsp each ground cumin and coriander | 0.5 | tsp | cumin
plain flour 200g | 200 | g | flour
Sugar - 100 g | 100 | g | sugar
eggs x 3 | 3 | each | egg
`;
