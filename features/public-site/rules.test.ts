import { expect, test } from 'vitest';
import { headOf, PAGE_HEADS, structuredData } from './rules.ts';

test('every page has a title and a description of its own, as long as search pages show', () => {
  expect(new Set(PAGE_HEADS.map(({ title }) => title)).size).toBe(PAGE_HEADS.length);
  for (const { title, description } of PAGE_HEADS) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('the marketing page is one page at two addresses', () => {
  expect(headOf('/demo')?.canonical).toBe('/');
  expect(headOf('/home')).toBeUndefined();
});

test('the offers are what is charged, in Australian dollars', () => {
  const text = JSON.stringify(structuredData('https://vigour.example'));
  expect(text).toContain('"name":"Trainer Pro, annual","price":"299.00","priceCurrency":"AUD"');
  expect(text).toContain('"name":"Starter, monthly","price":"11.99"');
  expect(text.match(/"Offer"/g)).toHaveLength(13);
});
