import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CurrentUser } from '#features/account/contract.ts';
import { Figures, useUnits } from '#features/account/web/public.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Stat } from '#platform/web/ui/stat.tsx';
import { genderNames, goalNames, levelNames, roleNames } from '../messages.ts';
import { BodyDataDialog } from './body-data-dialog.tsx';
import { Fact } from './fact.tsx';

/** Body data and goals with a button to edit them; `children` follow below. */
export function BodyCard({ user, children }: { user: CurrentUser; children?: ReactNode }) {
  const [editing, setEditing] = useState(false);
  const units = useUnits();
  const weight = user.weight === null ? null : units.weight(user.weight);
  const height = user.height === null ? null : units.height(user.height);
  return (
    <Card
      title="Body"
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<Pencil aria-hidden size={16} />}
          onClick={() => setEditing(true)}
        >
          Edit
        </Button>
      }
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-4 gap-y-3">
        <Stat label="Age" value={user.age ?? '–'} unit={user.age === null ? undefined : 'years'} />
        <Figures>
          <Stat label="Weight" value={weight?.value ?? '–'} unit={weight?.unit} />
        </Figures>
        <Stat label="Height" value={height?.value ?? '–'} unit={height?.unit} />
      </div>
      <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3 border-t border-line pt-4">
        <Fact term="Gender">{user.gender ? genderNames[user.gender] : '–'}</Fact>
        <Fact term="Fitness level">{user.fitnessLevel ? levelNames[user.fitnessLevel] : '–'}</Fact>
        <Fact term="Role">{user.role ? roleNames[user.role] : '–'}</Fact>
      </dl>
      <p className="mt-4 mb-2 text-sm text-muted">Goals</p>
      <ul className="flex flex-wrap gap-2">
        {user.goals.map((goal) => (
          <li key={goal}>
            <Badge tone="neutral">{goalNames[goal]}</Badge>
          </li>
        ))}
      </ul>
      {children && <div className="mt-5 border-t border-line pt-2">{children}</div>}
      <BodyDataDialog user={user} open={editing} onOpenChange={setEditing} />
    </Card>
  );
}
