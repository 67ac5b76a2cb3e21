/** As people know them; anything else is the operator's own choice. */
const NAMES: Record<string, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
};

type PhotoNoticeProps = { provider: string | null; left: number; limit: number };

/** Who looks at a picture, what becomes of it, and how many there are. */
export function PhotoNotice({ provider, left, limit }: PhotoNoticeProps) {
  return (
    <p>
      The picture goes to {NAMES[provider ?? ''] ?? 'the analysis service'} without your name and is
      not kept. {left} of {limit} left in 24 hours.
    </p>
  );
}
