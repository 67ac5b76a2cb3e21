import { whoSeesPicture } from '../messages.ts';

/** As people know them; anything else is the operator's own choice. */
const NAMES: Record<string, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
};

type PhotoNoticeProps = { provider: string | null; left: number; limit: number };

/** Who looks at a picture, what becomes of it, and how many there are. */
export function PhotoNotice({ provider, left, limit }: PhotoNoticeProps) {
  return <p>{whoSeesPicture(NAMES[provider ?? ''] ?? 'the analysis service', left, limit)}</p>;
}
