import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Loaded, useCurrentUser } from '#features/account/web/public.ts';
import type { PlanKey } from '#features/plans/rules.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { Overview } from '../../contract.ts';
import { seatsOf } from '../../rules.ts';
import { overviewQuery, useMyOrganisations } from '../api.ts';

/** The organisation that the page is about, and how its other pages are reached. */
export type Gym = { overview: Overview; path: (page: string) => string };

type InGymProps = {
  title: ReactNode | ((gym: Gym) => ReactNode);
  subtitle?: ReactNode;
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
  if (chosen) return <OneGym key={chosen.id} {...props} id={chosen.id} list={list} />;
  return (
    <>
      <PageHeader title="Your organisation" back="/profile/organisations" />
      <Loaded query={mine}>{() => <NoGym />}</Loaded>
    </>
  );
}

function NoGym() {
  const plan = (useCurrentUser().data?.subscriptionPlan ?? 'free') as PlanKey;
  const { trainer, trainee } = seatsOf({ plan });
  if (trainer + trainee > 0) {
    return (
      <EmptyState
        icon={<Building2 size={30} />}
        title="Your plan has seats"
        action={<LinkButton href="/gym/new">Name your organisation</LinkButton>}
      >
        {trainer > 0
          ? 'Name your organisation, then invite your trainers and trainees.'
          : 'Name your practice, then invite your clients.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Building2 size={30} />}
      title="You run no organisation"
      action={<LinkButton href="/profile/plan">Look at the plans</LinkButton>}
    >
      A gym, studio, club or school begins with a gym plan, free for 14 days. Trainers bring their
      clients with Trainer Pro.
    </EmptyState>
  );
}

type OneGymProps = InGymProps & { id: string; list: { id: string; name: string }[] };

function OneGym({ id, list, title, subtitle, back, actions, children }: OneGymProps) {
  const query = useQuery(overviewQuery(id));
  const path = pathIn(id, list.length > 1);
  const gym = query.data && { overview: query.data, path };
  const name = list.find((one) => one.id === id)?.name;
  return (
    <>
      <PageHeader
        title={typeof title === 'function' ? (gym ? title(gym) : name) : title}
        subtitle={subtitle ?? (typeof title === 'function' ? undefined : name)}
        back={back && path(back)}
        actions={gym && actions?.(gym)}
      />
      {list.length > 1 && !back && <Switcher id={id} list={list} />}
      <Loaded query={query}>{(overview) => children({ overview, path })}</Loaded>
    </>
  );
}

function Switcher({ id, list }: Pick<OneGymProps, 'id' | 'list'>) {
  const [, navigate] = useLocation();
  return (
    <div className="mb-5 max-w-sm">
      <SelectField
        label="Organisation"
        value={id}
        options={list.map((one) => ({ value: one.id, label: one.name }))}
        onChange={(event) => navigate(`/gym?in=${event.target.value}`)}
      />
    </div>
  );
}
