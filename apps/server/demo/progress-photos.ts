import sharp from 'sharp';
import { progressPhotosApi } from '#features/progress-photos/contract.ts';
import type { Pose } from '#features/progress-photos/rules/poses.ts';
import { newId } from '#platform/shared/ids.ts';
import type { SampleDay, SamplePerson } from './sample-world.ts';

const WIDTH = 960;
const HEIGHT = 1280;

/** Days on which photos were taken, and how much of the change had come by then (0 to 1). */
const TAKEN: Record<number, { part: number; poses: Pose[] }> = {
  84: { part: 0, poses: ['front', 'side', 'back'] },
  42: { part: 0.5, poses: ['front', 'side', 'back'] },
  14: { part: 1, poses: ['front', 'side'] },
};

const SKIN = '#c99b78';
const HAIR = '#4a3428';
const TOP = '#2f5d73';
const SHORTS = '#26323c';

/** The trunk and legs of a drawn figure, mirrored about x = 480; `waist` is half its width in pixels. */
function frontFigure(waist: number, isBack: boolean): string {
  const half = (side: 1 | -1) => {
    const x = (away: number) => 480 + side * away;
    return `
      <path fill="${SKIN}" d="M${x(118)} 352 Q${x(150)} 372 ${x(158)} 440 L${x(190)} 640 Q${x(196)} 690 ${x(176)} 696 Q${x(158)} 694 ${x(154)} 648 L${x(112)} 470 Z"/>
      <path fill="${SKIN}" d="M${x(8)} 760 L${x(20)} 1150 Q${x(22)} 1176 ${x(60)} 1176 Q${x(84)} 1172 ${x(78)} 1146 L${x(92)} 960 L${x(waist + 40)} 750 Z"/>
      <path fill="${SHORTS}" d="M${x(0)} 660 H${x(waist + 18)} Q${x(waist + 44)} 740 ${x(waist + 26)} 880 H${x(14)} L${x(0)} 790 Z"/>
      <path fill="${TOP}" d="M${x(0)} 340 L${x(70)} 326 Q${x(124)} 336 ${x(132)} 400 L${x(112)} 480 Q${x(waist - 8)} 560 ${x(waist + 18)} 676 H${x(0)} Z"/>`;
  };
  return `<rect x="452" y="270" width="56" height="80" rx="20" fill="${SKIN}"/>
    ${half(1)}${half(-1)}
    <ellipse cx="480" cy="212" rx="66" ry="84" fill="${isBack ? HAIR : SKIN}"/>
    <path fill="${HAIR}" d="M410 216 Q404 122 480 120 Q556 122 550 216 Q540 160 480 158 Q420 160 410 216 Z"/>`;
}

/** From its left side; `belly` is how far it stands out in pixels. */
const sideFigure = (belly: number): string => `
  <path fill="${SKIN}" d="M440 760 L452 1150 Q452 1176 480 1176 H546 Q560 1170 548 1154 L512 1130 L532 940 L540 760 Z"/>
  <path fill="${SHORTS}" d="M424 660 H${520 + belly / 2} Q552 740 536 880 H436 Q404 760 424 660 Z"/>
  <path fill="${TOP}" d="M452 336 Q412 380 420 470 Q434 560 424 676 H${522 + belly / 2} Q${536 + belly} 590 534 520 Q560 430 520 346 Z"/>
  <path fill="${SKIN}" d="M462 380 Q440 420 450 500 L468 640 Q474 700 490 700 Q506 696 502 650 L498 500 Q506 410 486 380 Z"/>
  <rect x="458" y="270" width="52" height="80" rx="20" fill="${SKIN}"/>
  <ellipse cx="488" cy="212" rx="68" ry="84" fill="${SKIN}"/>
  <path fill="${HAIR}" d="M548 168 Q520 112 462 126 Q404 150 420 240 Q432 272 456 270 Q446 200 480 176 Q520 176 548 168 Z"/>`;

/** A drawn figure in a room, as nobody would take for a person. */
function drawSample(pose: Pose, part: number): Promise<Buffer> {
  const figure =
    pose === 'side' ? sideFigure(34 - 22 * part) : frontFigure(104 - 14 * part, pose === 'back');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="960" height="1280" fill="#d9d4ca"/><rect y="1090" width="960" height="190" fill="#a98c6d"/>
    <rect y="1072" width="960" height="20" fill="#efece5"/><rect x="690" y="150" width="190" height="250" fill="#efece5"/>
    <rect x="704" y="164" width="162" height="222" fill="#9fb7b0"/>
    <ellipse cx="490" cy="1180" rx="170" ry="22" fill="#8a7157"/>${figure}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}

/** Photos of three dates; the last without the back. */
export async function keepPhotos(
  person: SamplePerson,
  { date, daysAgo }: SampleDay,
): Promise<void> {
  const taken = TAKEN[daysAgo];
  for (const pose of taken?.poses ?? []) {
    const photo = (await drawSample(pose, taken?.part ?? 0)).toString('base64');
    await person.call(progressPhotosApi.add, { body: { id: newId(), date, pose, photo } });
  }
}
