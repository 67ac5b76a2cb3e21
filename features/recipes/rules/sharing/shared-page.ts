import { kcalToKj } from '#platform/shared/units.ts';
import { recipeJsonLd } from './recipe-json-ld.ts';
import { sharedText as t } from './shared-page-text.ts';
import type { SharedRecipe } from './shared-recipe.ts';

/** The page's whole style; the server allows exactly this text and no other. */
export const SHARED_STYLE = `
:root{color-scheme:light dark;--ground:#faf9f6;--card:#fff;--ink:#1d1f24;--muted:#5b616c;--line:#e3e0d8;--accent:#0b6e5b}
@media (prefers-color-scheme:dark){:root{--ground:#0f1115;--card:#181b21;--ink:#f2f3f5;--muted:#a7adb8;--line:#2c313a;--accent:#5fd3b8}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1.25rem 3rem}
h1{font-size:2rem;line-height:1.2;margin:.5rem 0 .25rem;overflow-wrap:anywhere}
h2{font-size:1.25rem;margin:0 0 .75rem}
h3{font-size:1rem;margin:1rem 0 .25rem}
p{margin:.25rem 0;overflow-wrap:anywhere}
a{color:var(--accent)}
img{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:20px}
section{background:var(--card);border:1px solid var(--line);border-radius:20px;padding:1.25rem;margin-top:1.25rem}
ul,ol{margin:0;padding-left:1.4rem}
li{margin:.4rem 0;overflow-wrap:anywhere}
ol li{padding-left:.25rem}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(6.5rem,1fr));gap:.75rem;margin:0}
dt{color:var(--muted);font-size:.875rem}
dd{margin:0;font-weight:600}
.muted{color:var(--muted)}
footer{margin-top:1.5rem;color:var(--muted)}
@media print{:root{--ground:#fff;--card:#fff;--ink:#000;--muted:#333;--line:#fff;--accent:#000}
body{font-size:11pt}main{max-width:none;padding:0}section{border:0;padding:0;break-inside:avoid-page}img{max-height:8cm}footer{display:none}}
`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one);

/** JSON that cannot end the element it stands in. */
const jsonIn = (value: object): string => JSON.stringify(value).replace(/</g, '\\u003c');

const tag = (name: string, content: string, attributes = ''): string =>
  `<${name}${attributes}>${content}</${name}>`;

const paragraph = (text: string, isMuted = false): string =>
  tag('p', escape(text), isMuted ? ' class="muted"' : '');

function ingredientLists({ ingredients }: SharedRecipe): string {
  const groups = Map.groupBy(ingredients, ({ group }) => group ?? '');
  return [...groups]
    .map(([group, lines]) => {
      const items = lines.map(({ text, optional }) =>
        tag('li', escape(optional ? `${text} (${t.optional})` : text)),
      );
      const heading = group === '' ? '' : tag('h3', escape(group));
      return heading + tag('ul', items.join(''));
    })
    .join('');
}

function figureList({ figures, coverage, isTyped }: SharedRecipe): string {
  const { calories, sodium } = figures;
  if (calories === null) return '';
  const isPart = coverage.known < coverage.of;
  const gram = (amount: number | null) =>
    amount === null ? null : `${Math.round(amount * 10) / 10} g`;
  const shown: [string, string | null][] = [
    [
      t.energy,
      `${isPart ? `${t.atLeast} ` : ''}${Math.round(calories)} kcal (${Math.round(kcalToKj(calories))} kJ)`,
    ],
    [t.protein, gram(figures.protein)],
    [t.carbs, gram(figures.carbs)],
    [t.fat, gram(figures.fat)],
    [t.fiber, gram(figures.fiber)],
    [t.sodium, sodium === null ? null : `${Math.round(sodium)} mg`],
  ];
  const list = shown
    .filter(([, value]) => value !== null)
    .map(([name, value]) => tag('div', tag('dt', name) + tag('dd', value ?? '')))
    .join('');
  const said = isTyped
    ? paragraph(t.typed, true)
    : isPart
      ? paragraph(t.from(coverage.known, coverage.of), true)
      : '';
  return tag('section', tag('h2', t.figures) + tag('dl', list) + said);
}

function allergenLines({ contains, mayContain, unknown }: SharedRecipe): string {
  const line = (name: string, list: readonly string[]) =>
    list.length === 0 ? '' : paragraph(`${name}: ${list.join(', ')}`);
  const text =
    line(t.contains, contains) +
    line(t.mayContain, mayContain) +
    (unknown > 0 ? paragraph(t.unknown(unknown), true) : '');
  return text === '' ? '' : tag('section', text);
}

function factLine(recipe: SharedRecipe): string {
  const { servings, servingsNote, totalMinutes, activeMinutes, fridgeDays, freezerDays } = recipe;
  const facts = [
    t.serves(servings, servingsNote),
    ...(totalMinutes === null ? [] : [t.total(totalMinutes)]),
    ...(activeMinutes === null ? [] : [t.active(activeMinutes)]),
    ...(fridgeDays ? [t.fridge(fridgeDays)] : []),
    ...(freezerDays ? [t.freezer(freezerDays)] : []),
  ];
  return paragraph(facts.join(' · '), true);
}

function sourceLine({ source: { name, url } }: SharedRecipe): string {
  if (url) {
    const link = tag(
      'a',
      escape(name ?? new URL(url).hostname),
      ` href="${escape(url)}" rel="nofollow noopener noreferrer"`,
    );
    return tag('p', `${t.source} ${link}`);
  }
  return name ? paragraph(`${t.source} ${name}`) : '';
}

const page = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex, nofollow"><title>${escape(title)} · Vigour</title>` +
  `${head}<style>${SHARED_STYLE}</style></head><body><main>${body}` +
  `<footer>${tag('a', t.made, ' href="/"')}</footer></main></body></html>`;

/** The page of a shared recipe: readable without scripts, for print, and for other apps that import recipes. */
export function sharedPage(
  recipe: SharedRecipe,
  { url, photoUrl }: { url: string; photoUrl: string | null },
): string {
  const { name, description } = recipe;
  const meta = (property: string, content: string) =>
    `<meta property="${property}" content="${escape(content)}">`;
  const head =
    meta('og:type', 'article') +
    meta('og:site_name', 'Vigour') +
    meta('og:title', name) +
    meta('og:url', url) +
    (description ? meta('og:description', description) : '') +
    (photoUrl ? meta('og:image', photoUrl) : '') +
    `<script type="application/ld+json">${jsonIn(recipeJsonLd(recipe, photoUrl))}</script>`;
  const body =
    (photoUrl ? `<img src="${escape(photoUrl)}" alt="" width="960" height="720">` : '') +
    tag('h1', escape(name)) +
    (description ? paragraph(description) : '') +
    factLine(recipe) +
    sourceLine(recipe) +
    (recipe.ingredients.length > 0
      ? tag('section', tag('h2', t.ingredients) + ingredientLists(recipe))
      : '') +
    (recipe.steps.length > 0
      ? tag(
          'section',
          tag('h2', t.steps) +
            tag('ol', recipe.steps.map((step) => tag('li', escape(step))).join('')),
        )
      : '') +
    figureList(recipe) +
    allergenLines(recipe);
  return page(name, head, body);
}

/** The page of a link that no longer works. */
export const goneSharedPage = (): string =>
  page(t.goneTitle, '', tag('h1', t.goneTitle) + paragraph(t.gone));
