import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { GROUPS, KINDS } from '../../rules/kinds.ts';
import { OWN, recordIdOf, type StoredMeasure } from '../../rules/measure.ts';
import { useIsOffered, useStoredMeasures, useTrack } from '../api.ts';
import { NewOwnMeasure } from '../components/measure/new-own-measure.tsx';
import { frequencyText, groupText, pageText } from '../messages.ts';

/** Everything that can be tracked, switched on and off; and one's own. */
export function ChooseMeasuresPage() {
  const stored = useStoredMeasures();
  return (
    <>
      <PageHeader
        title={pageText.choose}
        subtitle={pageText.chooseLead}
        back="/progress/measures"
      />
      <Loaded query={stored}>{(all) => <Choices stored={all} />}</Loaded>
      <div className="mx-auto mt-5 max-w-md">
        <LinkButton href="/progress/measures" fullWidth>
          {pageText.done}
        </LinkButton>
      </div>
    </>
  );
}

function Choices({ stored }: { stored: readonly StoredMeasure[] }) {
  const isOffered = useIsOffered();
  const own = stored.filter(({ kind }) => kind === OWN);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-5">
      {GROUPS.map((group) => {
        const kinds = KINDS.filter((kind) => kind.group === group && isOffered(kind.key));
        return (
          kinds.length > 0 && (
            <Card key={group} title={groupText[group]}>
              {kinds.map(({ key, name, frequency }) => (
                <Choice
                  key={key}
                  id={recordIdOf(key)}
                  kindKey={key}
                  name={name}
                  detail={frequencyText[frequency]}
                  stored={stored}
                />
              ))}
            </Card>
          )
        );
      })}
      <Card title={groupText.own}>
        <p className="text-muted">{pageText.ownLead}</p>
        {own.map(({ id, name, frequency }) => (
          <Choice
            key={id}
            id={id}
            kindKey={null}
            name={name ?? ''}
            detail={frequencyText[frequency]}
            stored={stored}
          />
        ))}
        <div className="mt-4 border-t border-line pt-4">
          <NewOwnMeasure />
        </div>
      </Card>
    </div>
  );
}

type ChoiceProps = {
  id: string;
  kindKey: (typeof KINDS)[number]['key'] | null;
  name: string;
  detail: string;
  stored: readonly StoredMeasure[];
};

function Choice({ id, kindKey, name, detail, stored }: ChoiceProps) {
  const track = useTrack();
  const present = stored.find((one) => one.id === id);
  return (
    <Switch
      label={name}
      description={present ? frequencyText[present.frequency] : detail}
      checked={present?.tracked ?? false}
      disabled={track.isPending}
      onCheckedChange={(tracked) => track.mutate({ id, key: kindKey, stored: present, tracked })}
    />
  );
}
