import { CircleAlert, Info } from 'lucide-react';
import type { WeekPlan } from '#features/plan-generator/rules/plan-input.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { Pool } from '../../hooks/use-pool.ts';
import { notesText, noteText, shortText, warns } from '../../messages/notes.ts';

type NotesCardProps = { week: Pick<WeekPlan, 'short' | 'notes'>; pool: Pool };

/** What the person should know of a week: what is short or missing first. */
export function NotesCard({ week: { short, notes }, pool }: NotesCardProps) {
  const lines = [
    ...short.map((one) => ({ text: shortText(one), isWarning: true })),
    ...notes.map((note) => ({ text: noteText(note, pool.nameOf), isWarning: warns(note) })),
  ].sort((a, b) => Number(b.isWarning) - Number(a.isWarning));
  if (lines.length === 0) return null;
  const has = (kind: string) => notes.some((note) => note.kind === kind);
  return (
    <Card title={notesText.title}>
      <ul className="grid gap-2">
        {lines.map(({ text, isWarning }) => {
          const Icon = isWarning ? CircleAlert : Info;
          return (
            <li key={text} className="flex items-start gap-2.5">
              <Icon
                aria-hidden
                size={18}
                className={`mt-[3px] shrink-0 ${isWarning ? 'text-warn' : 'text-info'}`}
              />
              <span className="min-w-0 break-words">{text}</span>
            </li>
          );
        })}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {has('intensityCapped') && (
          <LinkButton href="/workouts/profile/health" variant="secondary" size="sm">
            {notesText.healthQuestions}
          </LinkButton>
        )}
        {(has('movementMissing') || has('muscleMissing')) && (
          <LinkButton href="/workouts/places" variant="secondary" size="sm">
            {notesText.changeEquipment}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
