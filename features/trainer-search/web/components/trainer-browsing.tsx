import { MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SORTS } from '#features/trainers/rules/match-trainers.ts';
import { STATES } from '#features/trainers/rules/suburbs.ts';
import { markText, SuburbField } from '#features/trainers/web/public.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FilterChip } from '#platform/web/ui/filter-chip.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { useTrainers } from '../api.ts';
import { useWishes } from '../hooks/use-wishes.ts';
import { sortNames, searchText as t } from '../messages/search.ts';
import { EmptyMarket } from './empty-market.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { TrainerFilters } from './trainer-filters.tsx';
import { TrainerList } from './trainer-list.tsx';
import { WishesOn } from './wishes-on.tsx';
import { WordsBox } from './words-box.tsx';

type TrainerBrowsingProps = {
  /** what answers the same search elsewhere, above the trainers */
  beside?: ReactNode;
};

/** For people who look for a trainer. */
export function TrainerBrowsing({ beside }: TrainerBrowsingProps) {
  const inAddress = useWishes();
  const { wishes, change } = inAddress;
  // What was typed as a place and is none yet; it stays when the sheet is closed.
  const [openPlace, setOpenPlace] = useState('');
  const [clears, setClears] = useState(0);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const query = { ...wishes, timeZone: deviceTimeZone() } as Parameters<typeof useTrainers>[0];
  const trainers = useTrainers(query);
  const state = STATES.find((one) => one === wishes.state);
  const near = wishes.suburb && state ? { suburb: wishes.suburb, state } : null;
  return (
    <Loaded query={trainers}>
      {(found) => {
        if (found.listed === 0) return <EmptyMarket />;
        const place = (
          <SuburbField
            key={clears}
            label={t.anySuburb}
            placeholder={t.suburb}
            value={near}
            unsettled={openPlace}
            onUnsettled={setOpenPlace}
            hint={found.isSuburbKnown === false && near ? t.unknownSuburb(near.suburb) : undefined}
            onChange={(chosen) =>
              change({
                suburb: chosen?.suburb,
                state: chosen?.state,
                sort: chosen ? 'distance' : undefined,
                ...(chosen ? {} : { maxKm: undefined }),
              })
            }
          />
        );
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <search className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <div className="flex flex-wrap gap-2">
                <WordsBox
                  value={wishes.words ?? ''}
                  onValueChange={(words) => change({ words: words || undefined, sort: undefined })}
                />
                <div className="lg:hidden">
                  <FilterSheet
                    {...{ found, inAddress, place }}
                    asksPlace={openPlace !== ''}
                    isOpen={isSheetOpen}
                    onOpenChange={setSheetOpen}
                    onClear={() => {
                      setOpenPlace('');
                      setClears(clears + 1);
                    }}
                  />
                </div>
              </div>
              {openPlace !== '' && !isSheetOpen && (
                <Button
                  variant="secondary"
                  className="justify-self-start lg:hidden"
                  icon={<MapPin aria-hidden size={18} />}
                  onClick={() => setSheetOpen(true)}
                >
                  {t.openPlace(openPlace)}
                </Button>
              )}
              <div className="hidden max-w-md lg:block">{place}</div>
              <TrainerFilters found={found} inAddress={inAddress} />
              <WishesOn found={found} inAddress={inAddress} />
            </search>
            {beside}
            <section aria-label={markText.title}>
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
                inAddress={inAddress}
              />
              {near && (
                <p className="mt-4 text-sm text-faint">
                  {wishes.maxKm ? '' : `${t.nearby} `}
                  {t.attribution}
                </p>
              )}
            </section>
          </div>
        );
      }}
    </Loaded>
  );
}
