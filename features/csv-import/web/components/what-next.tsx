import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { CsvImport } from '../../contract.ts';
import type { ImportType } from '../../rules/import-fields.ts';
import { areInHistory, areInRecipes, areInvitedMembers, areInWorkouts } from '../messages.ts';
import { UndoImport } from './undo-import.tsx';

const invite = {
  text: areInvitedMembers,
  href: '/gym/invitations',
  label: 'Send invitations',
};
const NEXT: Record<ImportType, { text: string; href: string; label: string }> = {
  trainees: invite,
  trainers: invite,
  workouts: { text: areInWorkouts, href: '/workouts/own', label: 'Open workouts' },
  meals: {
    text: areInRecipes,
    href: '/meals?mine=yes',
    label: 'Open recipes',
  },
  training: { text: areInHistory, href: '/workouts/history', label: 'Open history' },
};

type WhatNextProps = { result: CsvImport; onUndone: () => void };

/** Where imported rows are, and what can be done with them. */
export function WhatNext({ result, onUndone }: WhatNextProps) {
  const { organisationId, importType } = result;
  const { text, href, label } = NEXT[importType];
  return (
    <Card title="What next">
      <p className="mb-4 text-muted">{text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton
          href={organisationId ? `${href}?in=${organisationId}` : href}
          variant="secondary"
          size="sm"
        >
          {label}
        </LinkButton>
        <UndoImport one={result} label="Undo this import" onUndone={onUndone} />
      </div>
    </Card>
  );
}
