import { useMutation, useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { type Activity, activitiesApi, activityFilesApi, heartSettingsApi } from '../contract.ts';
import type { HeartSettings } from '../rules/zones.ts';
import { heartMessages } from './messages/heart.ts';
import { activityMessages } from './messages.ts';

/** Activities since a day, the latest first. */
export const useActivities = (from: CalendarDay, enabled = true) =>
  useQuery({ ...queryOf(activitiesApi.list, { query: { from } }), enabled });

const mutations = recordMutations(activitiesApi, activityMessages);

/** Keeps an activity. The id is the caller's: pressing twice keeps one. */
export const useAddActivity = () => useMutation(mutations.add);

export const useActivityEdit = (activity: Activity) => useRecordEdit(activity, mutations.edit);

export const useRemoveActivity = () => useMutation(mutations.remove);

/** The track of an activity that has one. */
export const useTrack = (id: string, enabled = true) =>
  useQuery({
    ...queryOf(activityFilesApi.track, { params: { id } }),
    staleTime: Infinity,
    enabled,
  });

export const useHeartSettings = () => useQuery(queryOf(heartSettingsApi.read, {}));

export const useSaveHeartSettings = () =>
  useMutation(
    mutationOf(heartSettingsApi.save, (body: HeartSettings) => ({ body }), {
      done: () => heartMessages.saved,
      failed: heartMessages.failed,
    }),
  );
