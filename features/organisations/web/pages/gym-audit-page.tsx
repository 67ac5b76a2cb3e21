import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { historyQuery } from '../api.ts';
import { type Gym, InGym } from '../components/gym/in-gym.tsx';
import { noImportsYet } from '../messages/gyms.ts';
import { eventText, momentOf } from '../messages.ts';

/** What was done in an organisation, by whom and when; newest first. */
export function GymAuditPage() {
  return (
    <InGym title="Activity log" back="/gym">
      {(gym) => <History {...gym} />}
    </InGym>
  );
}

const ABOUT = [
  { value: 'all', label: 'Everything' },
  { value: 'imports', label: 'Imports' },
] as const;
type About = (typeof ABOUT)[number]['value'];

function History({ overview, path }: Gym) {
  const asked = new URLSearchParams(useSearch()).get('about');
  const [, navigate] = useLocation();
  const about: About = asked === 'imports' ? 'imports' : 'all';
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <Segmented
        label="About"
        options={ABOUT}
        value={about}
        onValueChange={(next: About) =>
          navigate(path(next === 'all' ? '/gym/audit' : `/gym/audit?about=${next}`), {
            replace: true,
          })
        }
      />
      <Events key={about} overview={overview} path={path} about={about} />
    </div>
  );
}

function Events({ overview, path, about }: Gym & { about: About }) {
  const [before, setBefore] = useState<string>();
  const wanted = about === 'imports' ? { about } : {};
  const history = useQuery(historyQuery(overview.id, { before, ...wanted }));
  return (
    <Loaded query={history}>
      {({ entries, more }) => (
        <div className="flex flex-col gap-4">
          {entries.length === 0 && <p className="text-muted">{noImportsYet}</p>}
          {entries.length > 0 && (
            <Card padded={false} className="px-4 py-2 sm:px-5">
              <ol className="divide-y divide-line">
                {entries.map(({ id, at, actor, member, event }) => (
                  <li key={id} className="py-3">
                    <p className="break-words">
                      <span className="font-medium">{actor ?? 'Someone'}</span>{' '}
                      {eventText(event, overview.kind)}
                      {member && actor !== member.name && (
                        <>
                          {': '}
                          <Link
                            href={path(`/gym/members/${member.id}`)}
                            className="inline-block max-w-full py-1 text-accent underline-offset-4 hover:underline"
                          >
                            {member.name}
                          </Link>
                        </>
                      )}
                    </p>
                    <p className="text-sm text-muted">{momentOf(at)}</p>
                  </li>
                ))}
              </ol>
            </Card>
          )}
          <div className="flex flex-wrap gap-3">
            {before && (
              <Button variant="secondary" onClick={() => setBefore(undefined)}>
                Newest
              </Button>
            )}
            {more && (
              <Button variant="secondary" onClick={() => setBefore(entries.at(-1)?.id)}>
                Older
              </Button>
            )}
          </div>
        </div>
      )}
    </Loaded>
  );
}
