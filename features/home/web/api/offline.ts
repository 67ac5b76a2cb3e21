import type { CurrentUser } from '#features/account/contract.ts';
import { usualFoodsApi } from '#features/food-log/contract.ts';
import { dayFrom } from '#features/food-log/web/public.ts';
import { changedTotals, noTotals } from '#features/nutrition/rules/learning/changed-totals.ts';
import { SESSION_RECORD } from '#features/training-sessions/rules/session-kinds.ts';
import {
  doneWith,
  mondayOf,
  type WaitingSession,
} from '#features/training-sessions/rules/training-week.ts';
import { underWayWith } from '#features/training-sessions/rules/under-way.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import {
  type OfflineFeature,
  offlineRead,
  question,
} from '#platform/web/offline/offline-feature.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { type HomeDay, type HomeEntry, homeApi } from '../../contract.ts';
import { HOME_PATHS, streakWith, weekOf } from '../../rules.ts';

type Entry = HomeEntry & { date: string };

/** The day's entries with pending writes. */
function entriesWith(entries: HomeEntry[], before: readonly Entry[], after: readonly Entry[]) {
  const now = new Map(after.map((entry) => [entry.id, entry]));
  const gone = new Set(before.filter(({ id }) => !now.has(id)).map(({ id }) => id));
  const there = new Set(entries.map(({ id }) => id));
  const changed = new Set(after.filter((entry) => !before.includes(entry)).map(({ id }) => id));
  return [
    ...entries.flatMap((entry) => {
      if (gone.has(entry.id)) return [];
      return changed.has(entry.id) ? [now.get(entry.id) ?? entry] : [entry];
    }),
    ...after.filter(({ id }) => changed.has(id) && !there.has(id)),
  ];
}

/** Days of the log that are kept on the device, and so may be changed on it. */
const DAYS_BACK = 14;

/** The streak as the server counted it, and the last day that it may end on. */
const countedOf = ({ nutrition: { date }, entries, streakCount }: HomeDay) => ({
  days: streakCount,
  lastDay: entries.length > 0 ? date : addDays(date, -1),
});

export const homeOffline: OfflineFeature = {
  opens: {
    paths: HOME_PATHS,
    asks({ settings }: CurrentUser) {
      const today = { query: { date: localDay(new Date(), settings.dayStartHour) } };
      return [question(homeApi.day, today), question(usualFoodsApi.list, today)];
    },
  },
  reads: [
    offlineRead(homeApi.day, {
      overlay(home, { query: { date } }, known) {
        const { before, after } = dayFrom(known, date);
        const entries = before === after ? home.entries : entriesWith(home.entries, before, after);
        let changed = before !== after;
        const days = home.week.days.map((day) => {
          const here = dayFrom(known, day.date);
          if (here.before === here.after) return day;
          const logged = here.after.length > 0;
          if (logged !== day.logged) changed = true;
          return { ...day, logged };
        });
        const waiting = known.things(SESSION_RECORD) as unknown as WaitingSession[];
        const sessions = doneWith(home.week.sessions, waiting, mondayOf(date));
        const underWay = underWayWith(home.week.underWay, waiting as never);
        const isSame = sessions === home.week.sessions && underWay === home.week.underWay;
        if (!changed && isSame) return home;
        const changes = Array.from({ length: DAYS_BACK + 1 }, (_, back) => {
          const day = addDays(date, -back);
          const { before, after } = dayFrom(known, day);
          return { day, isKept: before.length + after.length > 0, logged: after.length > 0 };
        }).filter(({ isKept }) => isKept);
        const streakCount = streakWith(countedOf(home), date, changes);
        const nutrition = changed ? changedTotals(home.nutrition, before, after) : home.nutrition;
        return {
          ...home,
          nutrition,
          entries,
          streakCount,
          week: { ...home.week, days, sessions: [...sessions], underWay },
        };
      },
      // A new day starts empty, with the target that held last.
      missing({ query: { date } }, known) {
        const [last] = known
          .all(homeApi.day)
          .toSorted((a, b) => (a.input.query.date < b.input.query.date ? 1 : -1));
        if (!last || last.input.query.date >= date) return undefined;
        return emptyDay(last.answer, date, (day) => dayFrom(known, day).before.length > 0);
      },
    }),
  ],
  async ahead(today, { ask, cached }) {
    const input = { query: { date: today } };
    // Home may be opened offline although only other pages were visited.
    if ((await cached(homeApi.day, input)) === undefined) await ask(homeApi.day, input);
  },
};

function emptyDay(last: HomeDay, date: string, wasLogged: (day: string) => boolean): HomeDay {
  return {
    nutrition: { ...noTotals(last.nutrition), date },
    entries: [],
    streakCount: streakWith(countedOf(last), date, []),
    week: {
      ...last.week,
      days: weekOf(date).map((day) => ({ date: day, logged: wasLogged(day) })),
      sessions: mondayOf(date) === mondayOf(last.nutrition.date) ? last.week.sessions : [],
    },
  };
}
