import { useGuarded } from '#features/sign-in/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { useGuardPhotos } from '../api.ts';
import { guardText, pageText } from '../messages.ts';

/** Who sees the photos, and whether they are asked first. */
export function GuardCard({ isGuarded }: { isGuarded: boolean }) {
  const guard = useGuardPhotos();
  const { busy, run, dialog } = useGuarded();
  return (
    <Card title={guardText.title}>
      <p className="mb-2 text-muted">{pageText.private}</p>
      <Switch
        label={guardText.label}
        description={guardText.about}
        checked={isGuarded}
        disabled={busy}
        onCheckedChange={(wanted) => void run(() => guard.mutateAsync(wanted))}
      />
      {dialog}
    </Card>
  );
}
