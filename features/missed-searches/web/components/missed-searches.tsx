import { Loaded } from '#platform/web/ui/loaded.tsx';
import { useMissedSearches } from '../api.ts';
import { missedSearchesText as t } from '../messages.ts';

/** What people searched and did not find, for operators. */
export function MissedSearches() {
  const missed = useMissedSearches();
  return (
    <Loaded query={missed}>
      {(list) =>
        list.length === 0 ? (
          <p className="text-muted">{t.none}</p>
        ) : (
          <>
            <p className="mb-3 text-sm text-muted">{t.lead}</p>
            <ul className="-my-2 divide-y divide-line">
              {list.map(({ text, asked }) => (
                <li key={text} className="flex justify-between gap-4 py-2">
                  <span className="wrap-anywhere">{text}</span>
                  <span className="shrink-0 text-muted tabular-nums">{t.asked(asked)}</span>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  );
}
