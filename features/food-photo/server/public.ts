/** What the app uses of photo analysis. */
import type { VisionModel, VisionSettings } from './providers/vision-model.ts';

export { usedTurns } from './actions/look-at-picture.ts';
export { foodPhotoPersonalData } from './queries.ts';

/** The configured service. Its libraries are loaded only where there is one: they cost the start half a second. */
export async function openVisionModel(settings: VisionSettings): Promise<VisionModel> {
  const { createVisionModel } = await import('./providers/vision-model.ts');
  return createVisionModel(settings);
}
