import { expect, test } from 'vitest';
import { routeOf } from '../router.tsx';
import { destinations, destinationsFor } from './destinations.ts';

const titles = (text: string) => destinationsFor(text).map((destination) => destination.title);

test('nothing typed lists everything', () => {
  expect(titles('')).toHaveLength(destinations.length);
  expect(titles('  ')).toHaveLength(destinations.length);
});

test('words are found by their beginnings, in any order and case', () => {
  expect(titles('DARK them')).toEqual(['Profile']);
  expect(titles('snack ad')).toEqual(['Log food']);
  expect(titles('zzz')).toEqual([]);
  expect(titles('(.*)')).toEqual([]);
});

test('a title beats a description', () => {
  expect(titles('meal')[0]).toBe('Meals');
  expect(titles('trainer')[0]).toBe('Trainers');
});

test('every destination is a page of the app', () => {
  for (const { href } of destinations)
    expect(routeOf(href.split('?')[0] ?? ''), href).toBeDefined();
});

test('no page is listed twice', () => {
  const addresses = destinations.map(({ href }) => href);
  expect(addresses.filter((href, at) => addresses.indexOf(href) !== at)).toEqual([]);
  expect(titles('appointment')).toContain('Your bookings');
});
