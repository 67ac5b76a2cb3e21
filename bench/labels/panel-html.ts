import { seededRandom } from '#platform/shared/seeded-random.ts';
import { type PanelContent, pick } from './panel-content.ts';

/** Fonts that the rules were made with, and fonts of the panels that were held back. */
const FONTS = [
  'Liberation Sans',
  'Liberation Sans Narrow',
  'DejaVu Sans',
  'DejaVu Sans Condensed',
  'Nimbus Sans',
  'Liberation Serif',
  'Noto Sans Mono',
];
const OTHER_FONTS = ['URW Gothic', 'P052', 'DejaVu Serif', 'Nimbus Sans Narrow', 'C059'];

const COLOURS = [
  ['#111', '#fff', '#e8e4da'],
  ['#000', '#fdfdf6', '#c33'],
  ['#1b2a4a', '#f4f1e4', '#bcd'],
  ['#fff', '#123a2a', '#0d2a1e'],
  ['#fff', '#1a1a1a', '#333'],
  ['#fbe9c6', '#5b1a1a', '#5b1a1a'],
  ['#222', '#ffe9a8', '#fc6'],
];

/** A panel as a page: its table, some words above and below, and the packet's colour around it. */
export function panelHtml(content: PanelContent, seed: number, otherFont: boolean): string {
  const random = seededRandom(seed + 7_919);
  const font = pick(random, otherFont ? OTHER_FONTS : FONTS);
  const [ink, paper, packet] = pick(random, COLOURS) as [string, string, string];
  const px = 24 + Math.floor(random() * 8);
  const lines = pick(random, ['rows', 'all', 'none', 'head']);
  const order = pick(random, ['serving', 'serving', 'serving', 'di', 'first']);
  const per = content.unit === 'g' ? '100 g' : '100 mL';
  const qty = pick(random, ['Average Quantity ', 'Avg. Qty. ', 'Average quantity ', 'Quantity ']);
  const heads: Record<string, string> = {
    serving: `${qty}Per ${pick(random, ['Serving', 'Serve'])}`,
    di: pick(random, ['% Daily Intake* Per Serve', '%DI* per serve']),
    per100: `${qty}Per ${per.replace(' ', pick(random, [' ', '']))}`,
  };
  const columns =
    order === 'first'
      ? ['per100', 'serving']
      : order === 'di'
        ? ['serving', 'di', 'per100']
        : ['serving', 'per100'];
  const border = `1.5px solid ${ink}`;
  const cell =
    lines === 'all' ? `border:${border};` : lines === 'rows' ? `border-bottom:${border};` : '';
  const rows = content.rows
    .map((row, at) => {
      const indent = /^[–-]/.test(row.name) ? 'padding-left:1.2em;' : '';
      const cells = columns
        .map((key) => `<td style="${cell}">${row[key as 'serving' | 'di' | 'per100']}</td>`)
        .join('');
      return `<tr data-row="${at}"><th style="${cell}${indent}">${row.name}</th>${cells}</tr>`;
    })
    .join('');
  const align = pick(random, ['right', 'left', 'center']);
  const bold = random() < 0.3 ? 700 : 400;
  return `<!doctype html><meta charset="utf-8"><style>
    body{margin:0;background:${packet};padding:${20 + Math.floor(random() * 40)}px;width:max-content;font:${bold} ${px}px '${font}';color:${ink}}
    #panel{background:${paper};border:${pick(random, ['0', '3px', '2px'])} solid ${ink};padding:14px 18px;width:${Math.round(px * (order === 'di' ? 32 : 27))}px}
    h1{font-size:1.25em;margin:0 0 .3em;text-align:${pick(random, ['left', 'center'])}}
    p{margin:.15em 0}
    table{border-collapse:collapse;width:100%;margin-top:.4em}
    th{text-align:left;font-weight:inherit;padding:.18em .3em}
    td{text-align:${align};padding:.18em .3em;white-space:nowrap}
    thead td{font-weight:700;font-size:.85em;white-space:normal;vertical-align:bottom}
    small{font-size:.6em;display:block;margin-top:.6em}
  </style><div id="panel"><h1>${pick(random, ['NUTRITION INFORMATION', 'Nutrition Information', 'NUTRITION INFORMATION PANEL'])}</h1>
  <p id="servings">${content.servings}</p><p id="size">${content.sizeText}</p>
  <table><thead><tr><th style="${lines === 'none' ? '' : `border-bottom:${border}`}"></th>${columns
    .map(
      (key) =>
        `<td style="${lines === 'none' ? '' : `border-bottom:${border}`}">${heads[key]}</td>`,
    )
    .join('')}</tr></thead><tbody>${rows}</tbody></table>
  <small>${order === 'di' ? '*Percentage daily intakes are based on an average adult diet of 8700 kJ.' : 'Ingredients: water, wheat flour (28%), sugar, salt (0.5 g), emulsifier (322).'}</small></div>`;
}
