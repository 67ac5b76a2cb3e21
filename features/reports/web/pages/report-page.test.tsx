import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { periodText, weekBack } from '../../rules/period.ts';
import { toReport } from '../../rules/to-report.ts';
import { emptySample, reportSample } from '../../testing/report-sample.ts';
import { ReportPage } from './report-page.tsx';

const today = localDay(new Date());
const [thisWeek, lastWeek] = [weekBack(today, 0), weekBack(today, 1)];
let emptyFrom: string;

beforeEach(() => {
  history.replaceState(null, '', '/progress/report');
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.startsWith('/api/reports')) return Response.json([]);
    const from = new URL(url, 'http://localhost').searchParams.get('from') ?? '';
    const period = { from, to: from === thisWeek.from ? thisWeek.to : lastWeek.to };
    return Response.json(toReport(from === emptyFrom ? emptySample(period) : reportSample(period)));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ReportPage />
    </QueryClientProvider>,
  );

test('opens on last week, or on this week where last week has nothing', async () => {
  emptyFrom = '';
  open();
  await screen.findByRole('button', { name: /PDF/ });
  expect(screen.getByText(periodText(lastWeek))).toBeTruthy();
  cleanup();

  emptyFrom = lastWeek.from;
  open();
  await screen.findByRole('button', { name: /PDF/ });
  expect(screen.getByText(periodText(thisWeek))).toBeTruthy();
});
