import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import {
  type NewTrainingSession,
  type TrainingSession,
  type TrainingWeek,
  trainingWeekApi,
} from '../../contract.ts';
import { takesOne } from '../../rules/session-state.ts';
import { mayBegin } from '../../rules/weekly-limit.ts';
import { sessionText } from '../messages.ts';

/** Whether an error says that the week's limit is reached: then the session may go on as one's own. */
export const isWeeklyLimit = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'weekly_limit';

/** Refuses on the device what the server would refuse, from the week that it knows. */
export function checkLimit(
  client: QueryClient,
  session: TrainingSession | NewTrainingSession,
): void {
  if (!takesOne(session)) return;
  const weeks = client.getQueriesData<TrainingWeek>({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${trainingWeekApi.week.path}?`),
  });
  const week = weeks.find(([key]) => String(key[0]).endsWith(`date=${session.date}`))?.[1];
  if (week && !mayBegin(week, session.id)) {
    const message = sessionText.limitReached(week);
    const body = { code: 'payment_required', reason: 'weekly_limit', message };
    throw new ApiError(402, JSON.stringify(body), message);
  }
}
