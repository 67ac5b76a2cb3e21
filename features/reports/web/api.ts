import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { reportSharesApi, reportsApi } from '../contract.ts';
import type { Period } from '../rules/period.ts';
import { reportText, shareText } from './messages.ts';

export function useReport({ from, to }: Period, enabled = true) {
  const date = useToday();
  return useQuery({
    ...queryOf(reportsApi.read, { query: { from, to, date } }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

export const useShares = () => useQuery(queryOf(reportSharesApi.list, {}));

/** Makes a link. The id is the caller's: pressing twice makes one. */
export const useShareReport = () =>
  useMutation(
    mutationOf(reportSharesApi.add, (body: Period & { id: string; days: number }) => ({ body }), {
      done: () => shareText.made,
      failed: shareText.failed,
    }),
  );

export const useStopSharing = () =>
  useMutation(
    mutationOf(reportSharesApi.stop, (id: string) => ({ params: { id } }), {
      done: () => shareText.stoppedToast,
      failed: shareText.failed,
    }),
  );

export const useSharedReport = (token: string) =>
  useQuery({ ...queryOf(reportSharesApi.shared, { params: { token } }), retry: false });

/** The plan has no PDF: the page says so itself. */
export const isNoPdf = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'no_pdf';

/** Fetches the PDF of a period. */
export function useReportPdf() {
  const date = useToday();
  return useMutation(
    mutationOf(reportsApi.pdf, ({ from, to }: Period) => ({ query: { from, to, date } }), {
      failed: reportText.pdfFailed,
      isShown: isNoPdf,
    }),
  );
}
