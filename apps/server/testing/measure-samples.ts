import { newId } from '#platform/shared/ids.ts';

const readings = [{ date: '2026-11-20', kind: 'steps', value: 9_000, unit: 'steps' }];

/** Inputs that measures accept. */
export const measureSamples = {
  'readingsFileApi.addFile': () => ({ body: { readings } }),
  'readingsFileApi.removeFile': () => ({ body: { ids: [newId()] } }),
};
