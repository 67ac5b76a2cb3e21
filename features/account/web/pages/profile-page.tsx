import {
  Building2,
  CloudUpload,
  CreditCard,
  FileUp,
  Flame,
  FolderDown,
  MonitorSmartphone,
  Pencil,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Stat } from '#platform/web/ui/stat.tsx';
import type { CurrentUser } from '../../contract.ts';
import { displayName, memberSince } from '../../rules.ts';
import { useCurrentUser } from '../api.ts';
import { AppearanceCard } from '../components/appearance-card.tsx';
import { Avatar } from '../components/avatar.tsx';
import { BodyDataDialog } from '../components/body-data-dialog.tsx';
import { Figures } from '../components/figures.tsx';
import { SignOut } from '../components/sign-out.tsx';
import { UnitsCard } from '../components/units-card.tsx';
import { useUnits } from '../components/use-units.ts';
import { genderNames, goalNames, levelNames, planName, roleNames } from '../messages.ts';

/** Everything about the person: who they are, what their targets rest on, and how the app looks. */
export function ProfilePage() {
  const user = useCurrentUser().data;
  if (!user) return null;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1.15fr_1fr] lg:gap-6">
      <div className="flex flex-col gap-4 lg:gap-6">
        <Identity user={user} />
        <BodyData user={user} />
      </div>
      <div className="flex flex-col gap-4 lg:gap-6">
        <Card padded={false} className="p-2">
          <ListRow
            icon={<UserRound size={20} />}
            title="Account"
            detail="Photo, name, email, your day, notifications"
            href="/profile/account"
          />
          <ListRow
            icon={<ShieldCheck size={20} />}
            title="Security"
            detail="Password, passkeys, authenticator app"
            href="/profile/security"
          />
          <ListRow
            icon={<MonitorSmartphone size={20} />}
            title="Devices"
            detail="Where you’re signed in"
            href="/profile/sessions"
          />
          <ListRow
            icon={<CloudUpload size={20} />}
            title="Offline"
            detail="Changes waiting to sync"
            href="/profile/offline"
          />
          <ListRow
            icon={<CreditCard size={20} />}
            title="Plan"
            detail="Trial, change, cancel, invoices"
            href="/profile/plan"
          />
          <ListRow
            icon={<Building2 size={20} />}
            title="Gyms"
            detail="Gyms and trainers, invitations, what they see"
            href="/profile/organisations"
          />
          <ListRow
            icon={<FolderDown size={20} />}
            title="Your data"
            detail="Download, import, delete your account"
            href="/profile/data"
          />
          <ListRow
            icon={<FileUp size={20} />}
            title="CSV Bulk Import"
            detail="People, workouts and meals from a file"
            href="/csv-import"
          />
        </Card>
        <UnitsCard />
        <AppearanceCard />
        <SignOut />
      </div>
    </div>
  );
}

function Identity({ user }: { user: CurrentUser }) {
  const name = displayName(user);
  return (
    <Card className="overflow-hidden">
      <div aria-hidden className="absolute inset-x-0 top-0 h-20 bg-accent-gradient opacity-90" />
      <div className="relative flex flex-col gap-4 pt-8">
        <Avatar user={user} className="size-24 border-4 border-surface text-4xl" />
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-3xl leading-tight font-bold break-words">
            {name}
          </h1>
          <p className="mt-1 break-all text-muted">{user.email}</p>
        </div>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3 border-t border-line pt-4">
          <Fact term="Member since">{memberSince(user.createdAt, deviceTimeZone())}</Fact>
          <Fact term="Plan">
            <Badge tone="accent">{planName(user.subscriptionPlan)}</Badge>
          </Fact>
          <Figures>
            <Fact term="Streak">
              <span className="tabular inline-flex items-center gap-1.5">
                <Flame aria-hidden size={18} className="text-accent-3" />
                {user.streakCount === 1 ? '1 day' : `${user.streakCount} days`}
              </span>
            </Fact>
          </Figures>
        </dl>
      </div>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-0.5 font-semibold">{children}</dd>
    </div>
  );
}

function BodyData({ user }: { user: CurrentUser }) {
  const [editing, setEditing] = useState(false);
  const units = useUnits();
  const weight = user.weight === null ? null : units.weight(user.weight);
  const height = user.height === null ? null : units.height(user.height);
  return (
    <Card
      title="Body and goals"
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
      <BodyDataDialog user={user} open={editing} onOpenChange={setEditing} />
    </Card>
  );
}
