import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { Overview } from '../../../contract.ts';
import { overviewQuery, useMyOrganisations } from '../../api.ts';
import { MyGyms } from '../joining/my-gyms.tsx';

/** The organisation that the page is about, and how its other pages are reached. */
export type Gym = { overview: Overview; path: (page: string) => string };

type Listed = NonNullable<ReturnType<typeof useMyOrganisations>['data']>[number];

type InGymProps = {
  title: string | ((listed: Listed) => string);
  /** A page below `/gym`; the dashboard itself has no arrow. */
  back?: string | undefined;
  actions?: (gym: Gym) => ReactNode;
  children: (gym: Gym) => ReactNode;
};

/** `/gym/members`, with the organisation where there is more than one to choose from. */
const pathIn = (id: string, many: boolean) => (page: string) =>
  many ? `${page}${page.includes('?') ? '&' : '?'}in=${id}` : page;

/**
 * A page about one organisation: the one that the address names, or the first that the person runs. Says
 * what to do where there is none.
 */
export function InGym(props: InGymProps) {
  const mine = useMyOrganisations();
  const wanted = new URLSearchParams(useSearch()).get('in');
  const list = mine.data ?? [];
  const chosen = list.find(({ id }) => id === wanted) ?? list[0];
  if (chosen) return <OneGym key={chosen.id} {...props} listed={chosen} list={list} />;
  return mine.data ? (
    <MyGyms />
  ) : (
    <>
      <PageHeader title="Your gym" />
      <Loaded query={mine}>{() => null}</Loaded>
    </>
  );
}

type OneGymProps = InGymProps & { listed: Listed; list: Listed[] };

function OneGym({ listed, list, title, back, actions, children }: OneGymProps) {
  const query = useQuery(overviewQuery(listed.id));
  const path = pathIn(listed.id, list.length > 1);
  return (
    <>
      <PageHeader
        title={typeof title === 'function' ? title(listed) : title}
        subtitle={back && listed.name}
        back={back && path(back)}
        actions={query.data && actions?.({ overview: query.data, path })}
      />
      {list.length > 1 && !back && <Switcher id={listed.id} list={list} />}
      <Loaded query={query}>{(overview) => children({ overview, path })}</Loaded>
    </>
  );
}

function Switcher({ id, list }: { id: string; list: Listed[] }) {
  const [, navigate] = useLocation();
  return (
    <div className="mb-5 max-w-sm">
      <SelectField
        label="Gym"
        value={id}
        options={list.map((one) => ({ value: one.id, label: one.name }))}
        onChange={(event) => navigate(`/gym?in=${event.target.value}`)}
      />
    </div>
  );
}
