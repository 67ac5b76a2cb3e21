import { Flame } from 'lucide-react';
import type { CurrentUser } from '#features/account/contract.ts';
import { displayName, memberSince } from '#features/account/rules.ts';
import { Figures } from '#features/account/web/public.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { planName, streakText } from '../messages.ts';
import { Avatar } from './avatar.tsx';
import { Fact } from './fact.tsx';

/** Photo, name, email, membership, plan and streak. */
export function IdentityCard({ user }: { user: CurrentUser }) {
  return (
    <Card className="overflow-hidden">
      <div aria-hidden className="absolute inset-x-0 top-0 h-20 bg-accent-gradient opacity-90" />
      <div className="relative flex flex-col gap-4 pt-8">
        <Avatar user={user} className="size-24 border-4 border-surface text-4xl" />
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-3xl leading-tight font-bold break-words">
            {displayName(user)}
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
                {streakText(user.streakCount)}
              </span>
            </Fact>
          </Figures>
        </dl>
      </div>
    </Card>
  );
}
