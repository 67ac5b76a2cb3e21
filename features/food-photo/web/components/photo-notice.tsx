import { nameOfProvider } from '#features/ai-model/rules/provider-names.ts';
import { whoSeesPicture } from '../messages.ts';

type PhotoNoticeProps = { provider: string | null; left: number; limit: number };

/** Who looks at a picture, what becomes of it, and how many there are. */
export function PhotoNotice({ provider, left, limit }: PhotoNoticeProps) {
  return <p>{whoSeesPicture(nameOfProvider(provider) ?? 'the analysis service', left, limit)}</p>;
}
