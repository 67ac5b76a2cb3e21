import type { ReactNode } from 'react';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { FilterChip } from '#platform/web/ui/filter-chip.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { SORTS } from '../../rules/match-trainers.ts';
import { STATES } from '../../rules/suburbs.ts';
import { useTrainers } from '../api.ts';
import { useWishes } from '../hooks/use-wishes.ts';
import { sortNames, browsingText as t } from '../messages/browsing.ts';
import { EmptyMarket } from './browse/empty-market.tsx';
import { TrainerFilters } from './browse/trainer-filters.tsx';
import { TrainerList } from './browse/trainer-list.tsx';
import { WordsBox } from './browse/words-box.tsx';
import { SuburbField } from './suburb-field.tsx';

type TrainerBrowsingProps = {
  /** what answers the same search elsewhere, above the trainers */
  beside?: ReactNode;
};

/** For people who look for a trainer. */
export function TrainerBrowsing({ beside }: TrainerBrowsingProps) {
  const { wishes, change, filtersOn, clear } = useWishes();
  const query = { ...wishes, timeZone: deviceTimeZone() } as Parameters<typeof useTrainers>[0];
  const trainers = useTrainers(query);
  const state = STATES.find((one) => one === wishes.state);
  const near = wishes.suburb && state ? { suburb: wishes.suburb, state } : null;
  return (
    <Loaded query={trainers}>
      {(found) =>
        found.listed === 0 ? (
          <EmptyMarket />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <search className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <WordsBox
                value={wishes.words ?? ''}
                onValueChange={(words) => change({ words: words || undefined, sort: undefined })}
              />
              <div className="max-w-md">
                <SuburbField
                  label={t.anySuburb}
                  placeholder={t.suburb}
                  value={near}
                  hint={
                    found.isSuburbKnown === false && near ? t.unknownSuburb(near.suburb) : undefined
                  }
                  onChange={(chosen) =>
                    change({
                      suburb: chosen?.suburb,
                      state: chosen?.state,
                      sort: chosen ? 'distance' : undefined,
                      ...(chosen ? {} : { maxKm: undefined }),
                    })
                  }
                />
              </div>
              <TrainerFilters
                wishes={wishes}
                specialties={found.specialties}
                languages={found.languages}
                filtersOn={filtersOn}
                onChange={change}
                onClear={clear}
              />
            </search>
            {beside}
            <section aria-label={t.title}>
              <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
                <p role="status" className="text-sm text-muted">
                  {t.found(found.count)}
                  {found.words === 'some' && ` ${t.someWords}`}
                </p>
                <FilterChip
                  label={t.sort}
                  value={wishes.sort ?? (wishes.words ? 'match' : 'next-free')}
                  options={SORTS.filter(
                    (sort) => (sort !== 'distance' || near) && (sort !== 'match' || wishes.words),
                  ).map((value) => ({
                    value,
                    label: sortNames[value],
                  }))}
                  onValueChange={(sort) => change({ sort: sort ?? undefined })}
                />
              </div>
              <TrainerList
                found={found}
                page={Number(wishes.page ?? 1)}
                onPage={(page) => {
                  change({ page: String(page) });
                  window.scrollTo({ top: 0 });
                }}
                onClear={clear}
              />
              {near && (
                <p className="mt-4 text-sm text-faint">
                  {wishes.maxKm ? '' : `${t.nearby} `}
                  {t.attribution}
                </p>
              )}
            </section>
          </div>
        )
      }
    </Loaded>
  );
}
