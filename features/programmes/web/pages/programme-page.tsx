import { Play, SearchX } from 'lucide-react';
import { useParams } from 'wouter';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { type Programme, weeksOf } from '../../rules/programme.ts';
import { findProgramme } from '../../rules/programmes.ts';
import { PROGRAMMES_ADDRESS } from '../components/programme-filter.ts';
import { ProgrammeWeeks } from '../components/programme-weeks.tsx';
import { useProgrammeInput } from '../hooks/use-programme-input.ts';
import {
  adaptedToYou,
  asWritten,
  countDays,
  countMinutes,
  countWeeks,
  GOAL_NAMES,
  KIT_NAMES,
  levelsText,
  seeAllProgrammes,
  setUpTraining,
  startProgramme,
  unknownProgramme,
} from '../messages.ts';

/** One programme: who it is for, and its weeks as they would be for the person. */
export function ProgrammePage() {
  const { programmeId } = useParams<{ programmeId: string }>();
  const programme = findProgramme(programmeId);
  return programme ? <Shown key={programme.id} programme={programme} /> : <NotFound />;
}

function Shown({ programme }: { programme: Programme }) {
  const { id, name, days, minutes, goal, kit, levels, whoFor, progression } = programme;
  const adapted = useProgrammeInput(programme);
  return (
    <>
      <PageHeader title={name} subtitle={whoFor} back={PROGRAMMES_ADDRESS} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card>
          <p className="tabular text-muted">
            {[countDays(days), countMinutes(minutes), countWeeks(weeksOf(programme))].join(' · ')}
          </p>
          <p className="mt-3 flex flex-wrap gap-2">
            <Badge tone="accent">{GOAL_NAMES[goal]}</Badge>
            <Badge>{KIT_NAMES[kit]}</Badge>
            <Badge>{levelsText(levels)}</Badge>
          </p>
          <h2 className="mt-4 font-semibold">How it gets harder</h2>
          <p className="text-muted">{progression}</p>
          <LinkButton
            href={`/workouts/new?programme=${id}`}
            className="mt-4"
            icon={<Play aria-hidden size={18} />}
          >
            {startProgramme}
          </LinkButton>
        </Card>
        {adapted === null ? (
          <LoadingScreen />
        ) : (
          <>
            {adapted.isPersonal ? (
              <p className="px-2 text-sm text-muted">{adaptedToYou}</p>
            ) : (
              <StatusMessage
                tone="info"
                action={
                  <LinkButton href="/workouts/profile" variant="secondary" size="sm">
                    {setUpTraining}
                  </LinkButton>
                }
              >
                {asWritten}
              </StatusMessage>
            )}
            <ProgrammeWeeks programme={programme} input={adapted.input} />
          </>
        )}
      </div>
    </>
  );
}

function NotFound() {
  return (
    <>
      <PageHeader title="Programme" back={PROGRAMMES_ADDRESS} />
      <EmptyState
        icon={<SearchX size={26} />}
        title={unknownProgramme}
        action={<LinkButton href={PROGRAMMES_ADDRESS}>{seeAllProgrammes}</LinkButton>}
      />
    </>
  );
}
