import { useDeferredValue, useState } from 'react';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { type FoodFound, StateBadge, useFoodSearch } from '#features/foods/web/public.ts';
import { walkResults } from '#platform/web/forms/walk-results.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { pickerText } from '../messages.ts';

type FoodPickerProps = {
  label: string;
  /** the first thing to search for */
  start?: string;
  meal: MealType;
  /** whether it can be chosen */
  allows: (found: FoodFound) => boolean;
  /** what stands beside it */
  detailOf?: (found: FoodFound) => string;
  onChoose: (found: FoodFound) => void;
};

/** Finds one food, out of everything that the search knows; without words what the person eats most. */
export function FoodPicker(props: FoodPickerProps) {
  const { label, start = '', meal, allows, detailOf, onChoose } = props;
  const [text, setText] = useState(start);
  const [openedAt] = useState(() => localTime(new Date()));
  const asked = useDeferredValue(text.trim());
  const search = useFoodSearch(asked, { meal, localTime: openedAt });
  const found = search.data?.results.filter(allows) ?? [];
  const status = () => {
    if (search.isError) return pickerText.notReached;
    if (found.length > 0) return pickerText.found(found.length);
    if (search.isFetching) return pickerText.searching;
    return asked === '' ? '' : pickerText.none(asked);
  };
  return (
    <search className="grid min-h-80 content-start gap-3">
      <TextField
        type="search"
        label={label}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={walkResults}
      />
      <p role="status" className={found.length === 0 ? 'text-muted empty:hidden' : 'sr-only'}>
        {status()}
      </p>
      <ul className="divide-y divide-line">
        {found.map((one) => (
          <li key={one.key}>
            <button
              type="button"
              data-result
              onKeyDown={walkResults}
              onClick={() => onChoose(one)}
              className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] flex-wrap items-center gap-x-3 rounded-control px-2 py-2 text-left transition-colors duration-150 hover:bg-hover"
            >
              <span className="min-w-24 flex-1 wrap-anywhere">
                <bdi className="font-medium">{one.name}</bdi>
                {one.brand && <bdi className="text-muted"> {one.brand}</bdi>}
              </span>
              <StateBadge food={one.food} />
              {detailOf && (
                <span className="tabular shrink-0 text-sm text-muted">{detailOf(one)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
