import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { withElements } from './with-elements.ts';

afterEach(cleanup);

test('a sentence keeps its words around the elements put into it', () => {
  const sentence = withElements`Read the ${<a href="/terms">terms</a>} in ${2} minutes.`;
  render(<p>{sentence}</p>);
  expect(screen.getByRole('paragraph').textContent).toBe('Read the terms in 2 minutes.');
  expect(screen.getByRole('link', { name: 'terms' })).toBeTruthy();
});
