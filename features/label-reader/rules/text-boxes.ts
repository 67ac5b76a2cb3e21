/** How likely each pixel of a small picture belongs to a line of text, 0 to 1, rows from the top. */
export type TextMap = { data: Float32Array; width: number; height: number };

/** A line of text in its own direction: pixels of the map, radians clockwise. */
export type TextBox = { x: number; y: number; length: number; height: number; angle: number };

/** The network's usual threshold; what is less likely is ground. */
const TEXT = 0.3;
/** Fewer pixels are specks. */
const MIN_PIXELS = 12;
/** A blob's own direction is known from where it is that many times as long as high. */
const LONG = 3;
/** The map marks the core of a line; the line reaches this share of area over girth beyond (as the network was taught). */
const GROW = 1.6;
/** Room above and below, in heights: smaller letters are read as well, and in less time. */
const ROOM = 1.2;

type Blob = { x: number; y: number; pixels: number[]; angle: number | null };

/** The pixels that hang together with one, marked as seen. */
function blobAt({ data, width, height }: TextMap, seen: Uint8Array, start: number): number[] {
  const pixels = [start];
  seen[start] = 1;
  for (let next = 0; next < pixels.length; next += 1) {
    const at = pixels[next] as number;
    const x = at % width;
    for (const dy of [-width, 0, width]) {
      for (const dx of [-1, 0, 1]) {
        const to = at + dy + dx;
        if (x + dx < 0 || x + dx >= width || to < 0 || to >= width * height) continue;
        if (seen[to] === 1 || (data[to] as number) < TEXT) continue;
        seen[to] = 1;
        pixels.push(to);
      }
    }
  }
  return pixels;
}

/** Where a blob lies, and its direction where it is long enough to have one. */
function blobOf(pixels: number[], width: number): Blob {
  let [sx, sy] = [0, 0];
  for (const at of pixels) {
    sx += at % width;
    sy += Math.floor(at / width);
  }
  const [x, y] = [sx / pixels.length, sy / pixels.length];
  let [xx, xy, yy] = [0, 0, 0];
  for (const at of pixels) {
    const dx = (at % width) - x;
    const dy = Math.floor(at / width) - y;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const half = Math.hypot((xx - yy) / 2, xy);
  const [long, short] = [(xx + yy) / 2 + half, (xx + yy) / 2 - half];
  const isLong = long > short * LONG * LONG;
  return { x, y, pixels, angle: isLong ? 0.5 * Math.atan2(2 * xy, xx - yy) : null };
}

/** The lines of text that a map shows, each with its direction; a short one takes that of the nearest long one. */
export function textBoxes(map: TextMap): TextBox[] {
  const seen = new Uint8Array(map.data.length);
  const blobs: Blob[] = [];
  for (let at = 0; at < map.data.length; at += 1) {
    if (seen[at] === 1 || (map.data[at] as number) < TEXT) continue;
    const pixels = blobAt(map, seen, at);
    if (pixels.length >= MIN_PIXELS) blobs.push(blobOf(pixels, map.width));
  }
  const long = blobs.filter(({ angle }) => angle !== null && Math.abs(angle) < Math.PI / 4);
  return blobs.map((blob) => {
    const near = long.toSorted(
      (a, b) => Math.hypot(a.x - blob.x, a.y - blob.y) - Math.hypot(b.x - blob.x, b.y - blob.y),
    )[0];
    const angle = (long.includes(blob) ? blob.angle : near?.angle) ?? 0;
    return boxAround(blob, map.width, angle);
  });
}

function boxAround({ x, y, pixels }: Blob, width: number, angle: number): TextBox {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (const at of pixels) {
    const dx = (at % width) - x;
    const dy = Math.floor(at / width) - y;
    const along = dx * cos + dy * sin;
    const across = dy * cos - dx * sin;
    left = Math.min(left, along - 0.5);
    right = Math.max(right, along + 0.5);
    top = Math.min(top, across - 0.5);
    bottom = Math.max(bottom, across + 0.5);
  }
  const [length, height] = [right - left, bottom - top];
  const grow = (length * height * GROW) / (2 * (length + height));
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: x + 0.5 + along * cos - across * sin,
    y: y + 0.5 + along * sin + across * cos,
    length: length + 2 * grow,
    height: (height + 2 * grow) * ROOM,
    angle,
  };
}
