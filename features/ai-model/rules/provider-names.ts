/** As people know them; anything else is the operator's own choice. */
const NAMES: Readonly<Record<string, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
};

/** What a service is called on screen; null: it has no name that people know. */
export const nameOfProvider = (provider: string | null): string | null =>
  NAMES[provider ?? ''] ?? null;
