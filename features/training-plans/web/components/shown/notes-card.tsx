import { CircleAlert, Info } from 'lucide-react';
import type { StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { PlanNote, WeekPlan } from '#features/plan-generator/rules/plan-input.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import {
  avoidText,
  notesText,
  noteText,
  shortText,
  tellsOfNow,
  warns,
} from '../../messages/notes.ts';

type NotesCardProps = {
  week: Pick<WeekPlan, 'short' | 'notes'>;
  avoid: readonly StressTag[];
  pool: Pool;
};

type Line = { text: string; isWarning: boolean };

/** The rest is folded away: a week is no list of faults. */
const MAX_LINES = 3;

/** What the person should know of a week: what happened, then what is short or missing. */
export function NotesCard({ week: { short, notes }, avoid, pool }: NotesCardProps) {
  const toLine = (note: PlanNote): Line => ({
    text: noteText(note, pool.nameOf),
    isWarning: warns(note),
  });
  const others = notes.filter((note) => !tellsOfNow(note));
  const lines = [
    ...notes.filter(tellsOfNow).map(toLine),
    { text: avoidText(avoid), isWarning: false },
    { text: shortText(short), isWarning: true },
    ...others.filter(warns).map(toLine),
    ...others.filter((note) => !warns(note)).map(toLine),
  ].filter(({ text }) => text !== '');
  if (lines.length === 0) return null;
  const has = (kind: string) => notes.some((note) => note.kind === kind);
  return (
    <Card title={notesText.title}>
      <Lines lines={lines.slice(0, MAX_LINES)} />
      {lines.length > MAX_LINES && (
        <Disclosure label={notesText.more}>
          <Lines lines={lines.slice(MAX_LINES)} />
        </Disclosure>
      )}
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

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
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
  );
}
