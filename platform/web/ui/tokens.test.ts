import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8').replaceAll('"', "'");

function block(selector: string): Record<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`no block ${selector}`);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]),
  );
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const dark = block(':root');
const light = { ...dark, ...block("[data-theme='light']") };
const palettes: Record<string, Record<string, string>> = {
  'dark, neutral': dark,
  'dark, male': { ...dark, ...block("[data-gender-theme='male']") },
  'dark, female': { ...dark, ...block("[data-gender-theme='female']") },
  'light, neutral': light,
  // The rule stands in @media print.
  'paper, from any theme': { ...dark, ...block('  html[data-theme]') },
  'light, male': { ...light, ...block("[data-theme='light'][data-gender-theme='male']") },
  'light, female': { ...light, ...block("[data-theme='light'][data-gender-theme='female']") },
};

const surfaces = ['ground', 'surface', 'raised', 'sunken', 'hover', 'field'];
const texts = ['ink', 'muted', 'faint', 'text-1', 'text-2', 'text-3'];
const tones = ['success', 'warn', 'danger', 'info'];
const nutrients = ['protein', 'carbs', 'fat'];

const pairs: [text: string, behind: string, atLeast: number][] = [
  ...texts.flatMap((text) => surfaces.map((on): [string, string, number] => [text, on, 4.5])),
  ...tones.flatMap((tone) =>
    [...surfaces, `${tone}-soft`].map((on): [string, string, number] => [tone, on, 4.5]),
  ),
  ...tones.map((tone): [string, string, number] => ['ink', `${tone}-soft`, 4.5]),
  ...tones.map((tone): [string, string, number] => ['muted', `${tone}-soft`, 4.5]),
  ...nutrients.flatMap((name) => surfaces.map((on): [string, string, number] => [name, on, 4.5])),
  ...['text-1', 'ink', 'muted'].map((text): [string, string, number] => [text, 'soft-1', 4.5]),
  ...['solid-1', 'solid-2', 'danger-solid'].map((on): [string, string, number] => [
    'on-solid',
    on,
    4.5,
  ]),
  // Borders that alone show where a control is, and filled parts of charts: 3 to 1.
  ...['ground', 'surface', 'raised', 'sunken', 'field'].map((on): [string, string, number] => [
    'line-strong',
    on,
    3,
  ]),
  ...['solid-1', 'solid-2'].map((part): [string, string, number] => [part, 'surface', 3]),
];

describe.each(Object.entries(palettes))('%s', (_, palette) => {
  test.each(pairs)('%s on %s reaches %d to 1', (text, behind, atLeast) => {
    expect(contrast(palette[text] as string, palette[behind] as string)).toBeGreaterThanOrEqual(
      atLeast,
    );
  });
});

test('the three accent sets differ in their hues', () => {
  const stops = ['', "[data-gender-theme='male']", "[data-gender-theme='female']"].map(
    (selector) => (selector ? block(selector)['vivid-1'] : dark['vivid-1']),
  );
  expect(new Set(stops).size).toBe(3);
});

test('known contrasts: black on white is 21, a colour on itself is 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#7d32e6', '#7d32e6')).toBe(1);
});
