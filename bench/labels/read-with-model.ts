import { z } from 'zod';
import { kcalToKj } from '#platform/shared/units.ts';
import { openAiModel } from '../../features/ai-model/server/public.ts';
import {
  LABEL_INSTRUCTIONS,
  LABEL_QUESTION,
} from '../../features/food-photo/rules/instructions.ts';
import { labelAnswer, readLabel } from '../../features/food-photo/rules/label.ts';
import { cleanPicture } from '../../features/food-photo/server/providers/picture.ts';
import type { PanelReading } from '../../features/label-reader/rules/read-panel.ts';

const PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

/** The model of AI_PROVIDER, asked as the product asks it; null where none is set up. It marks no figure. */
export async function openModelReader(): Promise<
  ((picture: Buffer) => Promise<PanelReading | null>) | null
> {
  const { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL } = process.env;
  if (!AI_PROVIDER || !AI_MODEL) return null;
  const model = await openAiModel({
    provider: z.enum(PROVIDERS).parse(AI_PROVIDER),
    model: AI_MODEL,
    apiKey: AI_API_KEY ?? null,
    baseUrl: AI_BASE_URL ?? null,
  });
  return async (bytes) => {
    const answer = await model.ask({
      instructions: LABEL_INSTRUCTIONS,
      question: LABEL_QUESTION,
      picture: await cleanPicture(`data:image/jpeg;base64,${bytes.toString('base64')}`),
      schema: labelAnswer,
    });
    if (answer.outcome !== 'answered')
      throw new Error(`The model did not answer: ${answer.outcome}.`);
    const read = readLabel(answer.value);
    if (read.outcome !== 'read') return null;
    const { figures } = read;
    const of = (key: keyof typeof figures) => figures[key] ?? null;
    const calories = of('calories');
    const per100 = {
      energy: calories === null ? null : Math.round(kcalToKj(calories)),
      protein: of('protein'),
      fat: of('fat'),
      saturatedFat: of('saturatedFat'),
      transFat: of('transFat'),
      carbs: of('carbs'),
      sugar: of('sugar'),
      fiber: of('fiber'),
      sodium: of('sodium'),
    };
    return {
      basis: read.basis,
      servingSize: read.servingSize,
      servingUnit: read.basis === '100ml' ? 'ml' : 'g',
      per100,
      perServing: per100,
      kcalPer100: calories,
      doubts: {},
    };
  };
}
