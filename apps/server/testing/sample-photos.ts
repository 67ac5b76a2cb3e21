import sharp from 'sharp';

/** A picture as a browser sends it, as base64. */
export async function photoOf(): Promise<string> {
  const create = { width: 90, height: 70, channels: 3 as const, background: '#2f6f5e' };
  return (await sharp({ create }).png().toBuffer()).toString('base64');
}

/** The same as a browser sends what its camera took. */
export const pictureOf = async (): Promise<string> => `data:image/jpeg;base64,${await photoOf()}`;
