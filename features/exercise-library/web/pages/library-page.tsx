import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { putFavouritesFirst, searchExercises } from '#features/exercises/rules/search-exercises.ts';
import { iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { useMarks } from '../api.ts';
import { ADD_EXERCISE } from '../components/exercise-addresses.ts';
import { ExerciseList } from '../components/exercise-list.tsx';
import { useLibraryFilter } from '../components/library-filter.ts';
import { LibraryFilters } from '../components/library-filters.tsx';
import { useLibrary } from '../hooks/use-library.ts';
import {
  ADD_OWN,
  LIBRARY_TITLE,
  libraryLead,
  SEARCH_LABEL,
  SEARCH_PLACEHOLDER,
} from '../messages.ts';

/** All exercises, to search and to filter. */
export function LibraryPage() {
  const [filter, change] = useLibraryFilter();
  const [text, setText] = useState(filter.text);
  const wanted = useDeferredValue(text);
  const { equipment, muscle, pattern, level, show } = filter;
  const { index, own } = useLibrary();
  const found = useMemo(
    () => searchExercises(index(), { text: wanted, equipment, muscle, pattern, level }),
    [index, wanted, equipment, muscle, pattern, level],
  );
  const marks = useMarks();
  const favourites = new Set(
    [...marks].flatMap(([id, mark]) => (mark === 'favourite' ? [id] : [])),
  );
  const shown = found.filter(
    ({ id }) => show === null || (show === 'own' ? own.has(id) : marks.get(id) === show),
  );
  return (
    <>
      <PageHeader
        title={LIBRARY_TITLE}
        subtitle={libraryLead(EXERCISES.length)}
        back="/workouts"
        actions={
          <Link
            href={ADD_EXERCISE}
            aria-label={ADD_OWN}
            title={ADD_OWN}
            className={iconButtonStyle}
          >
            <Plus aria-hidden size={24} />
          </Link>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <search className="relative block max-w-2xl">
          <SearchBox
            label={SEARCH_LABEL}
            placeholder={SEARCH_PLACEHOLDER}
            autoCapitalize="none"
            maxLength={100}
            value={text}
            onValueChange={(typed) => {
              setText(typed);
              change({ text: typed });
            }}
          />
        </search>
        <LibraryFilters filter={filter} onChange={change} />
        <ExerciseList
          key={JSON.stringify(filter)}
          exercises={putFavouritesFirst(shown, favourites)}
          marks={marks}
          own={own}
          text={filter.text}
        />
      </div>
    </>
  );
}
