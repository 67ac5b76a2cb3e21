/** What the app uses of photo analysis. */
import type { VisionModel, VisionSettings } from './providers/vision-model.ts';

export { countUsedAnalyses } from './actions/analyse-picture.ts';
export { foodPhotoPersonalData } from './queries.ts';

/** The configured service. Its libraries take half a second, so they load only if needed. */
export async function openVisionModel(settings: VisionSettings): Promise<VisionModel> {
  const { createVisionModel } = await import('./providers/vision-model.ts');
  return createVisionModel(settings);
}
