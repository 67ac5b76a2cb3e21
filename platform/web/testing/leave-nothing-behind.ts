import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { callThrough } from '../api-client/call.ts';
import { forgetCsrfToken } from '../api-client/csrf.ts';
import { setOffline } from '../offline/offline-now.ts';
import { noteLastWrite, setOfflineState } from '../offline/offline-state.ts';

// For Vitest's `setupFiles`: the files of a lane share modules and a document.
// A busy machine takes its time.
configure({ asyncUtilTimeout: 5_000 });
// What a page still asks once its test is over, or is not told here, finds no network.
globalThis.fetch = () => Promise.reject(new TypeError('There is no server in this test.'));
afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  callThrough(null);
  forgetCsrfToken();
  setOffline(null);
  noteLastWrite(false);
  setOfflineState({
    offline: false,
    sending: false,
    writes: [],
    sealed: 0,
    keeps: true,
    unasked: false,
  });
});
