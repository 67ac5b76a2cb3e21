import { Search, Users } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { ACTIVITIES, listedRoles, ROLES, STATES } from '../../rules.ts';
import { type MembersQuery, useMembers } from '../api.ts';
import { type Gym, InGym } from '../components/gym/in-gym.tsx';
import { InviteButton } from '../components/joining/invite-button.tsx';
import { MemberRows } from '../components/members/member-rows.tsx';
import { inviteSomeone, tryFewerWords } from '../messages/members.ts';
import { activityNames, peopleName, roleName, stateNames } from '../messages.ts';

/** Everybody in an organisation: searched, filtered, a page at a time. The address holds what is asked. */
export function GymMembersPage() {
  return (
    <InGym
      title={({ kind }) => peopleName(kind)}
      back="/gym"
      actions={({ overview }) => <InviteButton overview={overview} />}
    >
      {(gym) => <Members {...gym} />}
    </InGym>
  );
}

const FILTERS = ['q', 'role', 'state', 'activity', 'page'] as const;
type FilterName = (typeof FILTERS)[number];

/** What the address asks for; anything it should not say is left out. */
function readQuery(search: URLSearchParams): MembersQuery {
  const one = <Value extends string>(name: FilterName, values: readonly Value[]) =>
    values.find((value) => value === search.get(name));
  const page = Number(search.get('page'));
  return {
    q: search.get('q')?.slice(0, 100) || undefined,
    role: one('role', ROLES),
    state: one('state', STATES),
    activity: one('activity', ACTIVITIES),
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : 1,
  };
}

function Members({ overview, path }: Gym) {
  const search = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const asked = readQuery(search);
  const [typed, setTyped] = useState(asked.q ?? '');
  const members = useMembers(overview.id, asked);
  const ask = (change: Partial<Record<FilterName, string>>) => {
    const next = new URLSearchParams(location.search);
    // Another question begins on its first page.
    for (const [name, value] of Object.entries({ page: '', ...change })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    navigate(next.size > 0 ? `/gym/members?${next}` : '/gym/members', { replace: true });
  };
  const isFiltered = FILTERS.some((name) => name !== 'page' && search.get(name));
  return (
    <div className="flex flex-col gap-4">
      <search className="flex flex-wrap gap-2">
        <div className="flex-[3_1_14rem]">
          <TextField
            label={<span className="sr-only">Name or email</span>}
            placeholder="Name or email"
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              ask({ q: event.target.value.trim() });
            }}
          />
        </div>
        <div className="flex flex-[2_1_21rem] flex-wrap gap-2">
          <Filter
            label="Role"
            value={asked.role}
            all="Any role"
            options={listedRoles(overview.kind).map((role) => ({
              value: role,
              label: roleName(role, overview.kind),
            }))}
            onChange={(role) => ask({ role })}
          />
          <Filter
            label="State"
            value={asked.state}
            all="Current"
            options={STATES.map((state) => ({ value: state, label: stateNames[state] }))}
            onChange={(state) => ask({ state })}
          />
          <Filter
            label="Activity"
            value={asked.activity}
            all="Any activity"
            long
            options={ACTIVITIES.map((value) => ({ value, label: activityNames[value] }))}
            onChange={(activity) => ask({ activity })}
          />
        </div>
      </search>
      <Loaded query={members}>
        {({ total, members: list }) => (
          <div aria-busy={members.isPlaceholderData}>
            <p role="status" className="mb-2 text-muted">
              {total === 1 ? '1 person' : `${total.toLocaleString('en-AU')} people`}
            </p>
            {list.length === 0 ? (
              <EmptyState
                icon={isFiltered ? <Search size={30} /> : <Users size={30} />}
                title={isFiltered ? 'No matches' : 'No members yet'}
              >
                {isFiltered ? tryFewerWords : inviteSomeone}
              </EmptyState>
            ) : (
              <MemberRows
                overview={overview}
                path={path}
                total={total}
                members={list}
                page={asked.page as number}
                onPage={(page) => ask({ page: page > 1 ? String(page) : '' })}
              />
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}

type FilterProps = {
  label: string;
  value: string | undefined;
  /** the choice that filters nothing */
  all: string;
  /** has the longest words */
  long?: boolean;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** One of the filters on one line; its value says what it filters. */
function Filter({ label, value = '', all, long, options, onChange }: FilterProps) {
  return (
    <div className={long ? 'flex-[1_1_7rem]' : 'flex-[1_1_6.25rem]'}>
      <SelectField
        label={<span className="sr-only">{label}</span>}
        value={value}
        options={[{ value: '', label: all }, ...options]}
        className="pr-8! pl-3! text-sm!"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
