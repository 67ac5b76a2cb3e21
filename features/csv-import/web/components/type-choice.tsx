import { ClipboardList, Dumbbell, Salad, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { ResendVerification } from '#features/sign-in/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { ImportRight } from '../../contract.ts';
import {
  type ImportType,
  PAGE_TYPES,
  requiredFields,
  TYPE_LABELS,
  templateCsv,
} from '../../rules/import-fields.ts';
import { hasFreeSeats, howEmailsMatch } from '../messages.ts';
import { saveFile } from './save-file.ts';

const icons: Record<(typeof PAGE_TYPES)[number], ReactNode> = {
  trainees: <Users size={22} />,
  trainers: <ClipboardList size={22} />,
  workouts: <Dumbbell size={22} />,
  meals: <Salad size={22} />,
};

type TypeChoiceProps = {
  type: ImportType;
  right: ImportRight | undefined;
  organisationId: string | null;
  onType: (type: ImportType) => void;
  onOrganisation: (id: string) => void;
};

/** Import type, destination and requirements, before a file is chosen. */
export function TypeChoice(props: TypeChoiceProps) {
  const { type, right, organisationId, onType, onOrganisation } = props;
  const organisations = right?.organisations ?? [];
  const chosen = organisations.find(({ id }) => id === organisationId);
  const needed = requiredFields(type).map(({ label }) => label);
  return (
    <Card title="Import type">
      <fieldset>
        <legend className="sr-only">Import type</legend>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {PAGE_TYPES.map((one) => (
            <ChoiceCard
              key={one}
              type="radio"
              name="import-type"
              value={one}
              title={TYPE_LABELS[one]}
              icon={icons[one]}
              selected={one === type}
              onSelect={() => onType(one)}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-4 grid grid-cols-1 gap-4">
        {right && (
          <StatusMessage
            tone={right.allowed ? 'success' : 'info'}
            action={right.needsVerifiedEmail && <ResendVerification />}
          >
            {right.sentence}
          </StatusMessage>
        )}
        {organisations.length > 1 && (
          <SelectField
            label="Gym"
            value={organisationId ?? ''}
            options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) => onOrganisation(currentTarget.value)}
          />
        )}
        {chosen && (
          <p className="break-words text-muted">{hasFreeSeats(chosen.name, chosen.freeSeats)}</p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-48 text-sm text-muted">
            Required: {needed.join(', ')}.{needed.includes('Email') && ` ${howEmailsMatch}`}
          </p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              saveFile(
                `${type}-template.csv`,
                new Blob(['\ufeff', templateCsv(type)], { type: 'text/csv' }),
              )
            }
          >
            Download template
          </Button>
        </div>
      </div>
    </Card>
  );
}
