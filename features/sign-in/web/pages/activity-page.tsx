import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useSecurityEvents } from '../api/security.ts';
import { momentOf } from '../components/when.ts';
import { unknownActivity, whatHappened } from '../messages/security.ts';
import { eventNames } from '../messages.ts';

/** What happened to the account, newest first. */
export function ActivityPage() {
  const history = useSecurityEvents();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Activity" subtitle={whatHappened} back="/profile/security" />
      <Loaded query={history}>
        {({ pages }) => (
          <div className="flex flex-col gap-4">
            <Card padded={false} className="px-4 py-2 sm:px-5">
              <ol className="divide-y divide-line">
                {pages.flatMap(({ events }) =>
                  events.map((event) => (
                    <li key={event.id} className="py-3">
                      <p className="flex flex-wrap justify-between gap-x-4 font-medium">
                        <span>{eventNames[event.kind] ?? event.kind}</span>
                        <time
                          dateTime={event.at}
                          className="tabular text-sm font-normal text-muted"
                        >
                          {momentOf(event.at)}
                        </time>
                      </p>
                      <p className="text-sm break-words text-muted">
                        {[event.detail, event.device, event.ipAddress].filter(Boolean).join(' · ')}
                      </p>
                    </li>
                  )),
                )}
              </ol>
            </Card>
            {history.hasNextPage && (
              <Button
                variant="secondary"
                pending={history.isFetchingNextPage}
                onClick={() => void history.fetchNextPage()}
              >
                Show older
              </Button>
            )}
            <p className="text-sm text-muted">{unknownActivity}</p>
          </div>
        )}
      </Loaded>
    </div>
  );
}
