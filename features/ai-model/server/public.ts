/** What other features ask the configured AI service through. */
import type { AiModel, AiSettings } from './providers/ai-model.ts';

export type { AiModel, Tokens } from './providers/ai-model.ts';

/** The configured service. Its libraries take half a second, so they load only if needed. */
export async function openAiModel(settings: AiSettings): Promise<AiModel> {
  const { createAiModel } = await import('./providers/ai-model.ts');
  return createAiModel(settings);
}
