import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { LoginPage } from './login-page.tsx';

const assign = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.useRealTimers();
  assign.mockReset();
  document.body.replaceChildren();
});

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
/** The screen for a stranger. */
function show() {
  const client = makeQueryClient();
  client.setQueryData([accountApi.currentUser.path], null);
  render(
    <QueryClientProvider client={client}>
      <LoginPage />
    </QueryClientProvider>,
  );
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the login screen', () => {
  it.each([
    ['Continue with Google', 'Connecting to Google...', '/api/login?method=google'],
    ['Continue with Facebook', 'Connecting to Facebook...', '/api/auth/facebook'],
    ['Continue with Email', 'Setting up your account...', '/api/login?method=email'],
  ])('%s says "%s" for 0.8 s and goes to %s', (name, text, href) => {
    show();
    fireEvent.click(button(name));
    expect(screen.getByText(text)).toBeTruthy();
    expect(button('Continue with Google').disabled).toBe(true);
    expect(button('Explore Demo First').disabled).toBe(true);
    pass(799);
    expect(assign).not.toHaveBeenCalled();
    pass(1);
    expect(assign.mock.calls).toEqual([[href]]);
  });

  it('is usable again when "back" brings it from the browser’s memory', () => {
    show();
    fireEvent.click(button('Continue with Google'));
    act(() => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(screen.queryByText('Connecting to Google...')).toBeNull();
    expect(button('Continue with Google').disabled).toBe(false);
    pass(5000);
    expect(assign).not.toHaveBeenCalled();
  });
});
