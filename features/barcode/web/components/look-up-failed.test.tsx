import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LookUpFailed } from './look-up-failed.tsx';

afterEach(cleanup);

test('a failed look-up shows the code as it was typed, and leads to the search', () => {
  render(
    <LookUpFailed
      code="09300650658615"
      sentence="The product service couldn’t be reached."
      pending={false}
      searchHref="/log-food/search?meal=lunch"
      onRetry={() => undefined}
      onMake={() => undefined}
      onScan={() => undefined}
      onCancel={() => undefined}
    />,
  );
  expect(screen.getByRole('alert').textContent).toMatch(/still here: 9300650658615$/);
  const search = screen.getByRole('link', { name: 'Search by name' });
  expect(search.getAttribute('href')).toBe('/log-food/search?meal=lunch');
});
