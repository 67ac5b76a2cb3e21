import { useState } from 'react';
import type { CurrentUser } from '#features/account/contract.ts';
import { photoAddress } from '#features/account/rules/profile-photo.ts';
import { displayName } from '#features/account/rules.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useKeptPhoto } from '../api/photo.ts';

type AvatarProps = {
  user: Pick<CurrentUser, 'firstName' | 'email' | 'photo'>;
  className?: string | undefined;
};

/**
 * The person's picture in a circle, without a network as the device keeps it; their initial while it loads, when it
 * cannot be loaded, and when there is none. Anyone who uses it gives the size, and says beside it whose it is.
 */
export function Avatar({ user, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const isLost = user.photo !== null && user.photo === failed;
  const kept = useKeptPhoto(user.photo, isLost);
  const address = user.photo !== null && !isLost ? photoAddress(user.photo) : kept;
  return (
    <span
      aria-hidden
      className={classNames(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-raised font-bold text-accent select-none',
        className,
      )}
    >
      {[...displayName(user)][0]?.toUpperCase()}
      {address && (
        <img
          src={address}
          alt=""
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setFailed(user.photo ?? undefined)}
        />
      )}
    </span>
  );
}
