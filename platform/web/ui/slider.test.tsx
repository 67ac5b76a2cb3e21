import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Slider, snap } from './slider.tsx';

afterEach(cleanup);

function Weight() {
  const [value, setValue] = useState(70);
  return (
    <>
      <Slider
        label="Weight"
        unit="kg"
        min={40}
        max={150}
        step={0.5}
        value={value}
        onValueChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

function typeWeight(text: string): string | null {
  const box = screen.getByRole('textbox', { name: 'Weight' });
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
  return document.querySelector('output')?.textContent ?? null;
}

test.each([
  ['72.5', '72.5'],
  ['72,5', '72.5'],
  ['72.3', '72.5'],
])('typing %j gives %s', (text, value) => {
  render(<Weight />);
  expect(typeWeight(text)).toBe(value);
});

test.each([
  ['72.4', '72.5', 'Rounded from 72.4 to 72.5, in steps of 0.5.'],
  ['168', '70', '168 isn’t between 40 and 150. It stays 70.'],
  ['3', '70', '3 isn’t between 40 and 150. It stays 70.'],
  ['72.5', '72.5', ''],
])('typing %j gives %s, and says so where that is another figure', (text, value, said) => {
  render(<Weight />);
  expect(typeWeight(text)).toBe(value);
  expect(document.querySelector('p[role=status]')?.textContent).toBe(said);
});

test.each(['', 'heavy', '7..2'])('typing %j changes nothing, and the figure comes back', (text) => {
  render(<Weight />);
  expect(typeWeight(text)).toBe('70');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Weight' }).value).toBe('70');
});

test('the slider itself has the name, the range and the value with its unit', () => {
  render(<Weight />);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Weight' });
  expect([slider.min, slider.max, slider.step]).toEqual(['40', '150', '0.5']);
  expect(slider.getAttribute('aria-valuetext')).toBe('70 kg');
});

test('a snapped value is in range, on a step, and nearest', () => {
  fc.assert(
    fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), (value) => {
      const snapped = snap(value, 55, 87, 0.5);
      expect(snapped).toBeGreaterThanOrEqual(55);
      expect(snapped).toBeLessThanOrEqual(87);
      expect(Number.isInteger((snapped - 55) / 0.5)).toBe(true);
      const inside = Math.min(87, Math.max(55, value));
      expect(Math.abs(snapped - inside)).toBeLessThanOrEqual(0.25 + 1e-6);
    }),
  );
});
