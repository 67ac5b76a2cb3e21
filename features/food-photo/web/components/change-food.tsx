import { useDeferredValue, useState } from 'react';
import { useLogAddress } from '#features/food-log/web/public.ts';
import { type FoodFound, useFoodSearch } from '#features/foods/web/public.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { checkConnection, noFoodFound, whichFoodIsIt } from '../messages.ts';

type ChangeFoodProps = {
  /** what was seen: the first thing to search for */
  name: string;
  onClose: () => void;
  onChoose: (found: FoodFound) => void;
};

/** Another food for what was seen, out of everything that the search knows. */
export function ChangeFood({ name, onClose, onChoose }: ChangeFoodProps) {
  const [text, setText] = useState(name);
  const [openedAt] = useState(() => localTime(new Date()));
  const { meal } = useLogAddress();
  const search = useFoodSearch(useDeferredValue(text.trim()), { meal, localTime: openedAt });
  const found = search.data?.results.filter(({ food }) => food !== null) ?? [];
  return (
    <Dialog open onOpenChange={onClose} title={whichFoodIsIt}>
      <TextField
        type="search"
        label="Food, dish or brand"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-3 min-h-64">
        {search.isLoading && <Spinner label="Searching" />}
        {search.isError && (
          <StatusMessage tone="error" title="Foods couldn’t be loaded">
            {checkConnection}
          </StatusMessage>
        )}
        {search.data && found.length === 0 && <p className="text-muted">{noFoodFound}</p>}
        <ul className="divide-y divide-line">
          {found.map((one) => (
            <li key={one.key}>
              <button
                type="button"
                onClick={() => onChoose(one)}
                className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] items-center rounded-control px-2 py-2 text-left wrap-anywhere transition-colors duration-150 hover:bg-hover"
              >
                <span>
                  <bdi className="font-medium">{one.name}</bdi>
                  {one.brand && <bdi className="text-muted"> {one.brand}</bdi>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
