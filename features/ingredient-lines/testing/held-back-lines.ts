/**
 * Held back: written before the rules were, in the habits of other sites and kitchens, and never
 * looked at while the rules were written.
 * `line | amount, or from-to, or - | unit or - | foods that are right, by key or @catalogue id, or - | us`
 */
export const HELD_BACK_LINES = `
50g/1¾oz butter, softened | 50 | g | butter
225g/8oz caster sugar | 225 | g | sugar
4 free-range eggs, beaten | 4 | each | egg
1 tsp vanilla extract | 1 | tsp | vanilla
250g/9oz self-raising flour, sifted | 250 | g | sr-flour
1-2 tbsp milk | 1-2 | tbsp | milk
½ x 400g tin chickpeas, drained and rinsed | 0.5 | can | chickpeas
2 rashers smoked streaky bacon, chopped | 2 | each | bacon
small bunch flat-leaf parsley, finely chopped | 1 | bunch | parsley
large handful of fresh basil leaves, torn | 1 | handful | basil
150ml double cream | 150 | ml | @cream-thickened,cream
1 large courgette, coarsely grated | 1 | each | zucchini
2 aubergines, cut into 2cm cubes | 2 | each | eggplant
500g minced beef | 500 | g | beef-mince
sea salt flakes and freshly ground black pepper | - | - | salt
1 kg (2 lb 4 oz) floury potatoes, peeled | 1000 | g | potato
pinch of caster sugar | 1 | pinch | sugar
a good glug of olive oil | 1 | glug | olive-oil
2 garlic cloves, crushed | 2 | clove | garlic
100g mature Cheddar cheese, grated | 100 | g | cheddar
200g natural yogurt | 200 | g | natural-yoghurt
1 red pepper, deseeded and sliced | 1 | each | capsicum
4 spring onions, sliced on the diagonal | 4 | each | spring-onion
1 vegetable stock cube, crumbled | 1 | each | -
finely grated zest of 1 unwaxed lemon | 1 | each | lemon-zest
2 heaped tbsp cornflour | 2 | tbsp | cornflour
1 tin chopped tomatoes (400g) | 1 | can | tomatoes
300g pack of cherry tomatoes, halved | 300 | g | cherry-tomatoes
knob of butter | 1 | knob | butter
100g plain flour, plus extra for dusting | 100 | g | flour
1 cup (2 sticks) unsalted butter, room temperature | 1 | cup | butter | us
2 1/4 cups all-purpose flour | 2.25 | cup | flour | us
3/4 cup packed brown sugar | 0.75 | cup | brown-sugar | us
1 (15 ounce) can black beans, rinsed and drained | 1 | can | black-beans | us
1 (8 ounce) package cream cheese, softened | 227 | g | cream-cheese,@cheese-cream | us
1 pound ground beef | 454 | g | beef-mince | us
2 tablespoons extra-virgin olive oil | 6 | tsp | olive-oil | us
1 teaspoon kosher salt | 1 | tsp | salt | us
1/2 teaspoon freshly ground black pepper | 0.5 | tsp | pepper | us
1 stick unsalted butter | 113 | g | butter | us
2 cups heavy whipping cream | 2 | cup | @cream-thickened,cream | us
1 (14.5 oz) can diced tomatoes, undrained | 1 | can | tomatoes | us
4 cups low-sodium chicken broth | 4 | cup | chicken-stock | us
1 bunch cilantro, stems and leaves separated | 1 | bunch | coriander | us
1 large yellow onion, diced (about 2 cups) | 1 | each | onion | us
1 1/2 pounds boneless, skinless chicken thighs | 680 | g | chicken-thigh | us
1 tablespoon cornstarch | 3 | tsp | cornflour | us
1/4 cup confectioners' sugar | 0.25 | cup | @sugar-icing | us
3 scallions, thinly sliced | 3 | each | spring-onion | us
2 ribs celery, chopped | 2 | stalk | celery | us
1 teaspoon baking soda | 1 | tsp | bicarb | us
cooking spray | - | - | oil-spray | us
16 oz. dried spaghetti | 454 | g | spaghetti | us
1 (28-ounce) can crushed tomatoes | 1 | can | tomatoes,@tomatoes-crushed-canned | us
1 1/2 cups shredded mozzarella cheese, divided | 1.5 | cup | mozzarella | us
8 fluid ounces whole milk | 237 | ml | milk | us
1 packet taco seasoning | 1 | packet | taco-seasoning | us
1 lb large shrimp, peeled and deveined | 454 | g | prawns | us
2 medium zucchini, cut into half-moons | 2 | each | zucchini | us
1 dash hot sauce (optional) | 1 | dash | hot-sauce | us
250 grams paneer, cubed | 250 | g | paneer
2 medium onions - finely chopped | 2 | each | onion
1 tbsp ginger garlic paste | 1 | tbsp | -
½ tsp turmeric powder (haldi) | 0.5 | tsp | turmeric
1 tsp red chilli powder, adjust to taste | 1 | tsp | chilli-powder
salt as required | - | - | salt
2 tbsp ghee or oil | 2 | tbsp | ghee
1 inch cinnamon stick | 2.5 | cm | cinnamon
3 to 4 green cardamoms | 3-4 | each | cardamom
1 cup basmati rice, soaked for 30 mins | 1 | cup | basmati
¾ cup toor dal (split pigeon peas) | 0.75 | cup | -
a pinch of asafoetida (hing) | 1 | pinch | -
1 sprig curry leaves | 1 | sprig | -
1 to 2 green chillies, slit | 1-2 | each | green-chilli
2 cups water (or as needed) | 2 | cup | water
1 teaspoon cumin seeds (jeera) | 1 | tsp | cumin-seeds
1 tsp coriander powder | 1 | tsp | ground-coriander
handful chopped coriander leaves for garnish | 1 | handful | coriander
1 cup besan (gram flour) | 1 | cup | besan
400 ml coconut milk | 400 | ml | coconut-milk
2 tbsp gochujang (Korean chilli paste) | 2 | tbsp | -
1 Tbsp soy sauce | 1 | tbsp | soy,@soy-sauce
1 tsp toasted sesame oil | 1 | tsp | sesame-oil
200 g firm tofu, pressed | 200 | g | tofu
3 cloves of garlic (minced) | 3 | clove | garlic
300g beef (sirloin or rib eye), thinly sliced | 300 | g | sirloin,@beef-scotch-fillet-steak-raw-trimmed,chuck
1/2 an onion, thinly sliced | 0.5 | each | onion
1 carrot, julienned | 1 | each | carrot
2 sheets nori, cut into strips | 2 | sheet,each | seaweed
4 cups short-grain rice (uncooked) | 4 | cup | sushi-rice
1 Tbsp mirin | 1 | tbsp | -
2 Tbsp sake | 2 | tbsp | @sake
1 pack (200 g) udon noodles | 200 | g | udon
1 tsp dashi powder | 1 | tsp | -
2 Tbsp white miso | 2 | tbsp | miso
1 knob ginger (1 inch, 2.5 cm) | 1 | knob | ginger
8 dried shiitake mushrooms | 8 | each | dried-shiitake
1 stalk lemongrass, bruised | 1 | stalk | lemongrass
3 tbsp fish sauce | 3 | tbsp | fish-sauce
5 kaffir lime leaves | 5 | leaf | -
250 g rice vermicelli noodles | 250 | g | vermicelli
1 bunch of Thai basil | 1 | bunch | basil
100g bean sprouts | 100 | g | bean-sprouts
2 bird's eye chillies, finely sliced | 2 | each | chilli
1 tbsp palm sugar, grated | 1 | tbsp | -
Juice of 2 limes | 2 | each | lime-juice
6 corn tortillas, warmed | 6 | each | corn-tortilla
1 ripe avocado, mashed | 1 | each | avocado
1/2 cup crumbled feta or cotija | 0.5 | cup | feta
1 chipotle in adobo, chopped | 1 | each | -
2 ears corn, husks removed | 2 | each | corn-cob
1 can (400g) refried beans | 1 | can | refried-beans
1 jalapeño, seeded and minced | 1 | each | @chilli-jalapeno-raw,jalapeno
3 Roma tomatoes, chopped | 3 | each | tomato
0,5 l Milch (milk) | 500 | ml | milk
1,5 kg pork shoulder, bone in | 1500 | g | pork-shoulder
250 g quark (or ricotta) | 250 | g | -
2 EL olive oil (tablespoons) | 2 | tbsp | olive-oil
1 dl cream | 100 | ml | cream,@cream-thickened
3 dl water | 300 | ml | water
100 g Parmigiano Reggiano, grated | 100 | g | parmesan
320 g spaghetti | 320 | g | spaghetti
150 g guanciale or pancetta | 150 | g | -
4 egg yolks | 4 | each | @egg-yolk-raw
q.b. extra virgin olive oil | - | - | olive-oil
1 mozzarella ball (125 g) | 125 | g | mozzarella,@cheese-mozzarella,bocconcini
400 g canned peeled tomatoes | 400 | g | tomatoes
200 g arborio or carnaroli rice | 200 | g | arborio
1 glass dry white wine | 1 | glass | white-wine
1 litre hot vegetable stock | 1000 | ml | -
2 bay leaves | 2 | each,leaf | bay-leaf
a few sprigs of thyme | - | sprig | thyme
3 anchovy fillets in oil | 3 | each | anchovies
1 tbsp capers, drained | 1 | tbsp | capers
½ bunch mint, leaves picked | 0.5 | bunch | mint
1 preserved lemon, rind only | 1 | each | -
2 tsp ras el hanout | 2 | tsp | -
1 cup coarse bulgur | 1 | cup | burghul
1/3 cup tahini paste | 0.3333 | cup | tahini
2 tbsp pomegranate molasses | 2 | tbsp | -
pita bread, to serve | - | - | pita,@bread-pita-white
1 tsp sumac, plus more to finish | 1 | tsp | -
500g lamb mince | 500 | g | lamb-mince
1 handful pine nuts, toasted | 1 | handful | pine-nuts
200g Greek yoghurt | 200 | g | yoghurt
½ cucumber, grated and squeezed | 0.5 | each | cucumber
1 head of cauliflower, cut into florets | 1 | head | cauliflower
Zest and juice of 1 orange | 1 | each | orange
2 x 180 g salmon fillets | 360 | g | salmon
1 tblsp desiccated coconut, toasted | 1 | tbsp | desiccated-coconut
2 dessert apples, cored | 2 | each | apple,green-apple
`;
