/** A recipe as a page is expected to say it. */
export type PageRecipe = {
  name: string;
  servings: number;
  minutes: { prepare: number; cook: number };
  ingredients: string[];
  steps: string[];
};

type Shape = { what: string; toHtml: (recipe: PageRecipe) => string };

const CONTEXT = 'https://schema.org';
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (head: string, body = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A page | Kitchen site</title>
<meta property="og:site_name" content="Kitchen site">${head}</head>
<body><nav><a href="/">Home</a><ul><li>1 newsletter</li></ul></nav>${body}<footer>2 cups of coffee a day</footer></body></html>`;

const script = (json: string, type = 'application/ld+json'): string =>
  `<script type="${type}">${json}</script>`;

const howToSteps = ({ steps }: PageRecipe) =>
  steps.map((text, at) => ({ '@type': 'HowToStep', name: `Step ${at + 1}`, text }));

const nodeOf = (recipe: PageRecipe): Record<string, unknown> => ({
  '@context': CONTEXT,
  '@type': 'Recipe',
  name: escapeHtml(recipe.name),
  author: { '@type': 'Person', name: 'A cook' },
  image: ['https://example.com/1.jpg'],
  recipeYield: `${recipe.servings} servings`,
  prepTime: `PT${recipe.minutes.prepare}M`,
  cookTime: `PT${recipe.minutes.cook}M`,
  recipeIngredient: recipe.ingredients,
  recipeInstructions: howToSteps(recipe),
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, ratingCount: 210 },
});

const jsonPage = (value: unknown, body = ''): string => page(script(JSON.stringify(value)), body);

const changed = (recipe: PageRecipe, change: Record<string, unknown>): string =>
  jsonPage({ ...nodeOf(recipe), ...change });

const without = (recipe: PageRecipe, ...names: string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(nodeOf(recipe)).filter(([name]) => !names.includes(name)));

const listItems = (lines: readonly string[], attributes = ''): string =>
  lines.map((line) => `<li${attributes}>${escapeHtml(line)}</li>`).join('\n');

const microdata = (recipe: PageRecipe, inside: string): string =>
  page(
    '',
    `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${escapeHtml(recipe.name)}</h1>
<span itemprop="recipeYield">Serves ${recipe.servings}</span>
<time itemprop="prepTime" datetime="PT${recipe.minutes.prepare}M">a while</time>
<meta itemprop="cookTime" content="PT${recipe.minutes.cook}M">${inside}</div>`,
  );

/** Recipes as JSON-LD. */
const JSON_SHAPES: readonly Shape[] = [
  { what: 'one node', toHtml: (one) => jsonPage(nodeOf(one)) },
  {
    what: 'a graph',
    toHtml: (one) =>
      jsonPage({
        '@context': CONTEXT,
        '@graph': [
          { '@type': 'WebPage', name: 'A page' },
          { '@type': 'Person', name: 'A cook' },
          nodeOf(one),
        ],
      }),
  },
  {
    what: 'a list of nodes',
    toHtml: (one) => jsonPage([{ '@type': 'BreadcrumbList', itemListElement: [] }, nodeOf(one)]),
  },
  { what: 'two types', toHtml: (one) => changed(one, { '@type': ['Recipe', 'NewsArticle'] }) },
  {
    what: 'inside a page',
    toHtml: (one) =>
      jsonPage({ '@type': 'WebPage', mainEntity: { '@type': 'Article', about: nodeOf(one) } }),
  },
  {
    what: 'sections of steps',
    toHtml: (one) =>
      changed(one, {
        recipeInstructions: [
          {
            '@type': 'HowToSection',
            name: 'Prepare',
            itemListElement: howToSteps(one).slice(0, 1),
          },
          { '@type': 'HowToSection', name: 'Cook', itemListElement: howToSteps(one).slice(1) },
        ],
      }),
  },
  {
    what: 'steps in one text',
    toHtml: (one) => changed(one, { recipeInstructions: one.steps.join('\n') }),
  },
  {
    what: 'steps as HTML',
    toHtml: (one) => changed(one, { recipeInstructions: `<ol>${listItems(one.steps)}</ol>` }),
  },
  {
    what: 'entities twice',
    toHtml: (one) =>
      changed(one, {
        recipeIngredient: one.ingredients.map((line) =>
          escapeHtml(escapeHtml(line).replaceAll('½', '&frac12;').replaceAll('¼', '&frac14;')),
        ),
      }),
  },
  {
    what: 'ingredients in one text',
    toHtml: (one) => changed(one, { recipeIngredient: one.ingredients.join('\n') }),
  },
  {
    what: 'raw line breaks in texts',
    toHtml: (one) =>
      page(
        script(
          JSON.stringify({ ...nodeOf(one), description: 'One.@Two.' }).replace('@Two', '\n\tTwo'),
        ),
      ),
  },
  {
    what: 'commas too many',
    toHtml: (one) =>
      page(script(JSON.stringify(nodeOf(one)).replace(/\}$/, ',}').replace(/"\],/, '",],'))),
  },
  {
    what: 'a CDATA comment',
    toHtml: (one) => page(script(`\n//<![CDATA[\n${JSON.stringify(nodeOf(one))}\n//]]>\n`)),
  },
  {
    what: 'a type with its address',
    toHtml: (one) => changed(one, { '@type': 'http://schema.org/Recipe', '@context': undefined }),
  },
  {
    what: 'ingredients as nodes',
    toHtml: (one) =>
      changed(one, {
        recipeIngredient: one.ingredients.map((name) => ({ '@type': 'HowToSupply', name })),
      }),
  },
  {
    what: 'the old name of ingredients',
    toHtml: (one) =>
      jsonPage({ ...without(one, 'recipeIngredient'), ingredients: one.ingredients }),
  },
  {
    what: 'a broken script before',
    toHtml: (one) =>
      page(script('{"@type": "WebSite", "name": oops}') + script(JSON.stringify(nodeOf(one)))),
  },
  {
    what: 'yields in a list and times in words',
    toHtml: (one) =>
      changed(one, {
        recipeYield: [String(one.servings), `${one.servings} servings`],
        prepTime: `${one.minutes.prepare} mins`,
        cookTime: `${one.minutes.cook} minutes`,
      }),
  },
  {
    what: 'links and bold text in ingredients',
    toHtml: (one) =>
      changed(one, {
        recipeIngredient: one.ingredients.map((line) => {
          const at = line.lastIndexOf(' ') + 1;
          return `${escapeHtml(line.slice(0, at))}<a href="/shop"><strong>${escapeHtml(line.slice(at))}</strong></a>`;
        }),
      }),
  },
  {
    what: 'spaces of all kinds',
    toHtml: (one) =>
      changed(one, {
        recipeIngredient: one.ingredients.map(
          (line) => `  ${line.replaceAll(' ', '\u00a0 ')}\u200b `,
        ),
      }),
  },
  {
    what: 'another spelling of the script',
    toHtml: (one) =>
      page(
        `<SCRIPT data-x TYPE='Application/LD+JSON; charset=utf-8'>${JSON.stringify(nodeOf(one))};</SCRIPT>`,
      ),
  },
  {
    what: 'a related recipe beside it',
    toHtml: (one) =>
      jsonPage([
        {
          '@type': 'Recipe',
          name: 'Another one',
          recipeIngredient: ['1 egg'],
          recipeInstructions: 'Boil.',
        },
        nodeOf(one),
      ]),
  },
  {
    what: 'lists in lists',
    toHtml: (one) =>
      changed(one, {
        recipeIngredient: [one.ingredients.slice(0, 2), one.ingredients.slice(2)],
        recipeInstructions: [{ '@type': 'ItemList', itemListElement: [howToSteps(one)] }],
      }),
  },
];

/** Recipes as microdata. */
const MICRODATA_SHAPES: readonly Shape[] = [
  {
    what: 'microdata of spans',
    toHtml: (one) =>
      microdata(
        one,
        `${one.ingredients.map((line) => `<span itemprop="ingredients">${escapeHtml(line)}</span><br>`).join('')}
<div itemprop="recipeInstructions">${one.steps.map((step) => `<p>${escapeHtml(step)}</p>`).join('')}</div>`,
      ),
  },
  {
    what: 'microdata with amounts in spans',
    toHtml: (one) =>
      microdata(
        one,
        `<ul>${one.ingredients
          .map((line) => {
            const [first = '', ...rest] = line.split(' ');
            return `<li itemprop="recipeIngredient"> <span class="amount">${escapeHtml(first)}</span>\n <span class="name">${escapeHtml(rest.join(' '))}</span> </li>`;
          })
          .join('')}</ul><ol itemprop="recipeInstructions">${listItems(one.steps)}</ol>`,
      ),
  },
  {
    what: 'microdata with a list of steps',
    toHtml: (one) =>
      microdata(
        one,
        `<ul>${listItems(one.ingredients, ' itemprop="recipeIngredient"')}</ul><ol>${listItems(one.steps, ' itemprop="recipeInstructions"')}</ol>`,
      ),
  },
  {
    what: 'microdata with an author before the name',
    toHtml: (one) =>
      page(
        '',
        `<article itemscope itemtype="https://schema.org/Recipe"><div itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">A cook</b></div>
<h1><span itemprop="name">${escapeHtml(one.name)}</span></h1><p itemprop="recipeYield">${one.servings}</p>
<meta itemprop="prepTime" content="PT${one.minutes.prepare}M"><meta itemprop="cookTime" content="PT${one.minutes.cook}M">
<ul itemprop="recipeIngredient">${listItems(one.ingredients)}</ul><div itemprop="recipeInstructions"><ol>${listItems(one.steps)}</ol></div></article>`,
      ),
  },
  {
    what: 'microdata without end tags',
    toHtml: (one) =>
      page(
        '',
        `<div itemscope itemtype=http://schema.org/Recipe><h2 itemprop=name>${escapeHtml(one.name)}</h2><meta itemprop=prepTime content=PT${one.minutes.prepare}M><meta itemprop=cookTime content=PT${one.minutes.cook}M><p itemprop=recipeYield>Serves ${one.servings}
<ul>${one.ingredients.map((line) => `<li itemprop=recipeIngredient>${escapeHtml(line)}`).join('\n')}</ul><ol itemprop=recipeInstructions>${one.steps.map((step) => `<li>${escapeHtml(step)}`).join('\n')}</ol>`,
      ),
  },
  {
    what: 'microdata in a table',
    toHtml: (one) =>
      microdata(
        one,
        `<table>${one.ingredients.map((line) => `<tr><td itemprop="recipeIngredient">${escapeHtml(line)}</td></tr>`).join('')}</table>
<div itemprop="recipeInstructions">${one.steps.map(escapeHtml).join('<br>')}</div>`,
      ),
  },
  {
    what: 'JSON-LD without steps beside microdata',
    toHtml: (one) =>
      page(
        script(JSON.stringify(without(one, 'recipeInstructions'))),
        `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">${escapeHtml(one.name)}</b><ol itemprop="recipeInstructions">${listItems(one.steps)}</ol></div>`,
      ),
  },
];

/** The ways in which sites publish recipes, broken ones among them. */
export const SHAPES: readonly Shape[] = [...JSON_SHAPES, ...MICRODATA_SHAPES];
