import sharp from 'sharp';

const SIDE = 640;

/**
 * A drawn head and shoulders, as nobody would take for a person. Colours of the ground from corner to
 * corner, skin, hair and shirt; then "long" for the hair.
 */
export function drawFace(face: string): Promise<Buffer> {
  const [from, to, skin, hair, shirt, length] = face.split(' ');
  const behind =
    length === 'long'
      ? `<path fill="${hair}" d="M198 292 Q190 118 320 112 Q450 118 442 292 L452 470 Q400 500 320 500 Q240 500 188 470 Z"/>`
      : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="640" height="640" fill="url(#g)"/>${behind}
    <path fill="${skin}" d="M268 380 H372 V500 Q320 540 268 500 Z"/>
    <path fill="${shirt}" d="M90 640 Q104 506 250 470 Q320 536 390 470 Q536 506 550 640 Z"/>
    <ellipse cx="320" cy="290" rx="104" ry="132" fill="${skin}"/>
    <path fill="${hair}" d="M212 282 Q198 142 320 132 Q442 142 428 282 Q414 206 350 190 Q262 196 212 282 Z"/>
    <path fill="none" stroke="#00000055" stroke-width="7" stroke-linecap="round" d="M282 346 Q320 378 358 346"/>
    <circle cx="282" cy="284" r="8" fill="#00000088"/><circle cx="358" cy="284" r="8" fill="#00000088"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}
