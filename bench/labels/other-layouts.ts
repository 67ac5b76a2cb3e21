import { seededRandom } from '#platform/shared/seeded-random.ts';
import { type PanelContent, type PanelRow, pick } from './panel-content.ts';

/** Ways to lay a panel out that the rules were not made with, each with a font that they were not made with. */
const LAYOUTS = [
  { name: 'paragraphs below', font: 'Nimbus Sans' },
  { name: 'paragraphs beside', font: 'DejaVu Serif Condensed' },
  { name: 'sizes in one row', font: 'URW Bookman' },
  { name: 'stripes and capitals', font: 'Nimbus Roman' },
  { name: 'dots up to the figures', font: 'DejaVu Sans Light' },
] as const;
type Layout = (typeof LAYOUTS)[number]['name'];

const INGREDIENTS =
  'INGREDIENTS: Whole grain oats (42%), sugar, wheat flour, vegetable oil (canola, sunflower), milk solids (6.5%), ' +
  'glucose syrup, emulsifier (soy lecithin), salt (0.8%), raising agents (500, 503), natural flavour. ' +
  'CONTAINS GLUTEN, MILK AND SOY. May contain 2% of peanuts and tree nuts.';
const STORAGE =
  'Store below 25 °C in a cool, dry place. Once opened keep in an airtight container and eat within 7 days. ' +
  'Made in Australia from at least 80% Australian ingredients. Best before: see the base. 400 g net. 1800 555 010.';

const escaped = (text: string): string => text.replaceAll('<', '&lt;');

function tableOf(content: PanelContent, layout: Layout, per: string): string {
  const nameOf = ({ name }: PanelRow) => {
    if (layout === 'stripes and capitals') return name.toUpperCase();
    return layout === 'dots up to the figures' && name ? `${name} ` : name;
  };
  const body = content.rows
    .map(
      (row) =>
        `<tr><th><span>${nameOf(row)}</span></th><td>${escaped(row.serving)}</td><td>${escaped(row.per100)}</td></tr>`,
    )
    .join('');
  const sizes =
    layout === 'sizes in one row'
      ? `<tr><th colspan="2">${content.servings}</th><td>${content.sizeText}</td></tr>`
      : '';
  const head = `<tr><td></td><td>Qty per serving</td><td>Qty per ${per}</td></tr>`;
  return `<table><thead>${sizes}${head}</thead><tbody>${body}</tbody></table>`;
}

/** A panel with what stands around it on a packet. */
export function otherLayoutHtml(content: PanelContent, seed: number): string {
  const random = seededRandom(seed + 15_485);
  const { name: layout, font } = LAYOUTS[seed % LAYOUTS.length] as (typeof LAYOUTS)[number];
  const [ink, paper] = pick(random, [
    ['#111', '#fff'],
    ['#142', '#eef3df'],
    ['#fff', '#3a2a55'],
    ['#222', '#d9b98c'],
  ]) as [string, string];
  const px = 22 + Math.floor(random() * 8);
  const sizes =
    layout === 'sizes in one row' ? '' : `<p>${content.servings}</p><p>${content.sizeText}</p>`;
  const panel = `<section id="panel"><h1>Nutrition Information</h1>${sizes}${tableOf(content, layout, content.unit === 'g' ? '100g' : '100mL')}</section>`;
  const words = `<aside><p>${INGREDIENTS}</p><p>${STORAGE}</p></aside>`;
  const hasWords = layout.startsWith('paragraphs');
  return `<!doctype html><meta charset="utf-8"><style>
    body{margin:0;background:${paper};color:${ink};padding:24px;width:max-content;font:${px}px '${font}'}
    #panel{width:${Math.round(px * 25)}px}
    aside{width:${Math.round(px * (layout === 'paragraphs beside' ? 17 : 25))}px;font-size:.8em;line-height:1.25}
    main{display:flex;gap:${px * 1.5}px;flex-direction:${layout === 'paragraphs beside' ? 'row' : 'column'}}
    h1{font-size:1.1em;margin:0 0 .4em;border-bottom:4px solid}
    p{margin:.2em 0}
    table{border-collapse:collapse;width:100%}
    th{text-align:left;font-weight:400;padding:.16em .2em;${layout === 'dots up to the figures' ? 'overflow:hidden;white-space:nowrap;max-width:11em' : ''}}
    ${layout === 'dots up to the figures' ? "th span:not(:empty)::after{content:' . . . . . . . . . . . . . . . . . . . .'}" : ''}
    td{text-align:right;padding:.16em .2em;white-space:nowrap}
    thead td{font-size:.9em}
    ${layout === 'stripes and capitals' ? 'tbody tr:nth-child(odd){background:color-mix(in srgb, currentColor 16%, transparent)}' : ''}
  </style><main>${panel}${hasWords ? words : ''}</main>`;
}
