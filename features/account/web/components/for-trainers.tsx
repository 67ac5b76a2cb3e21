import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useCurrentUser } from '../api.ts';
import { forTrainersText as t } from '../messages.ts';

/** Tells people who are no trainers what a trainer's page is for, and how to become one. */
export function ForTrainers() {
  const user = useCurrentUser().data;
  if (!user || user.role === 'trainer') return null;
  return (
    <div className="mb-4">
      <StatusMessage
        tone="info"
        title={t.title}
        action={
          <LinkButton href="/profile" variant="secondary" size="sm">
            {t.toProfile}
          </LinkButton>
        }
      >
        {t.how}
      </StatusMessage>
    </div>
  );
}
