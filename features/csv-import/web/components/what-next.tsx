import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { CsvImport } from '../../contract.ts';
import type { ImportType } from '../../rules/import-fields.ts';

const invite = {
  text: 'They are members in state invited. Nobody has been mailed: sending the invitations is an act of its own.',
  href: '/gym/invitations',
  label: 'Send invitations',
};
const NEXT: Record<ImportType, { text: string; href: string; label: string }> = {
  trainees: invite,
  trainers: invite,
  workouts: { text: 'They are in your workouts.', href: '/workouts', label: 'Open workouts' },
  meals: {
    text: 'They are in your saved meals: search finds them, one tap logs them.',
    href: '/log-food/meals',
    label: 'Open saved meals',
  },
};

/** Where imported rows are, and what can be done with them. */
export function WhatNext({ result: { state, importType } }: { result: CsvImport }) {
  if (state !== 'committed') return null;
  const { text, href, label } = NEXT[importType];
  return (
    <Card title="What next">
      <p className="mb-4 text-muted">{text}</p>
      <LinkButton href={href} variant="secondary" fullWidth>
        {label}
      </LinkButton>
    </Card>
  );
}
