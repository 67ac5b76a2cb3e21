/** A picture's brightness alone, one byte a pixel, rows from the top. */
export type Luma = { data: Uint8Array; width: number; height: number };

/** A part of a picture, in whole pixels. */
export type Box = { left: number; top: number; width: number; height: number };

const clamped = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);

/** Brightness of red, green, blue and alpha bytes (ITU-R BT.601). */
export function lumaOfRgba(rgba: Uint8ClampedArray, width: number, height: number): Luma {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at += 1, from += 4) {
    const [r = 0, g = 0, b = 0] = [rgba[from], rgba[from + 1], rgba[from + 2]];
    data[at] = (r * 306 + g * 601 + b * 117 + 512) >> 10;
  }
  return { data, width, height };
}

/** The part of a picture inside a box that lies within it. */
export function crop(luma: Luma, { left, top, width, height }: Box): Luma {
  if (width === luma.width && height === luma.height) return luma;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * luma.width + left;
    data.set(luma.data.subarray(from, from + width), y * width);
  }
  return { data, width, height };
}

/** Half as wide and high, each pixel the mean of four. */
export function halve(luma: Luma): Luma {
  const width = luma.width >> 1;
  const height = luma.height >> 1;
  const from = luma.data;
  const data = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    let above = y * 2 * luma.width;
    for (let x = 0; x < width; x += 1, at += 1, above += 2) {
      const below = above + luma.width;
      data[at] =
        ((from[above] as number) +
          (from[above + 1] as number) +
          (from[below] as number) +
          (from[below + 1] as number) +
          2) >>
        2;
    }
  }
  return { data, width, height };
}

/** Twice as wide and high, with even transitions. */
export function double(luma: Luma): Luma {
  const { width, height, data: from } = luma;
  const wide = width * 2;
  const data = new Uint8Array(wide * height * 2);
  for (let y = 0; y < height * 2; y += 1) {
    // Each new row lies a quarter of a pixel from an old one.
    const near = (y >> 1) * width;
    const far = Math.min(height - 1, Math.max(0, (y >> 1) + (y & 1 ? 1 : -1))) * width;
    const row = y * wide;
    let before = (from[near] as number) * 3 + (from[far] as number);
    let here = before;
    for (let x = 0; x < width; x += 1) {
      const right = Math.min(width - 1, x + 1);
      const next = (from[near + right] as number) * 3 + (from[far + right] as number);
      data[row + x * 2] = (before + here * 3 + 8) >> 4;
      data[row + x * 2 + 1] = (next + here * 3 + 8) >> 4;
      before = here;
      here = next;
    }
  }
  return { data, width: wide, height: height * 2 };
}

/** Turned about its centre by some degrees; the corners that come in are white. */
export function rotate(luma: Luma, degrees: number): Luma {
  const { width: w, height: h, data: from } = luma;
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const width = Math.round(Math.abs(w * cos) + Math.abs(h * sin));
  const height = Math.round(Math.abs(w * sin) + Math.abs(h * cos));
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y += 1) {
    const dy = y - height / 2;
    for (let x = 0; x < width; x += 1) {
      const dx = x - width / 2;
      const sx = cos * dx + sin * dy + w / 2;
      const sy = cos * dy - sin * dx + h / 2;
      const left = Math.floor(sx);
      const top = Math.floor(sy);
      if (left < 0 || top < 0 || left + 1 >= w || top + 1 >= h) continue;
      const at = top * w + left;
      const fx = sx - left;
      const above = (from[at] as number) * (1 - fx) + (from[at + 1] as number) * fx;
      const below = (from[at + w] as number) * (1 - fx) + (from[at + w + 1] as number) * fx;
      data[y * width + x] = above + (below - above) * (sy - top);
    }
  }
  return { data, width, height };
}

/** Means over a square of `radius` pixels each way, as running sums: as quick for wide squares as for small ones. */
function means(luma: Luma, radius: number): Float32Array {
  const { width, height, data } = luma;
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += data[row + x] as number;
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += data[row + x + radius] as number;
      if (x > radius) sum -= data[row + x - radius - 1] as number;
      rows[row + x] = sum / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1);
    }
  }
  const result = new Float32Array(width * height);
  const sums = new Float32Array(width);
  for (let y = 0; y < Math.min(radius, height); y += 1) {
    for (let x = 0; x < width; x += 1) {
      sums[x] = (sums[x] as number) + (rows[y * width + x] as number);
    }
  }
  for (let y = 0; y < height; y += 1) {
    const [add, remove] = [y + radius, y - radius - 1];
    const rowsIn = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    for (let x = 0; x < width; x += 1) {
      let sum = sums[x] as number;
      if (add < height) sum += rows[add * width + x] as number;
      if (remove >= 0) sum -= rows[remove * width + x] as number;
      sums[x] = sum;
      result[y * width + x] = sum / rowsIn;
    }
  }
  return result;
}

const BLOCK = 8;

/**
 * The same light everywhere: each pixel against the mean around it, with the contrast around it brought to an even
 * one. Shadows and glare go; bars stay. What is around is known by blocks of eight pixels, which is as good and
 * ten times as quick as by pixels.
 */
export function flatten(luma: Luma): Luma {
  const { width, height, data: from } = luma;
  const wide = Math.ceil(width / BLOCK);
  const tall = Math.ceil(height / BLOCK);
  const radius = Math.max(1, Math.round(Math.min(width, height) / 12 / BLOCK));
  const own = new Uint8Array(wide * tall);
  const spread = new Uint8Array(wide * tall);
  forBlocks(luma, (block, pixels) => {
    let sum = 0;
    for (const at of pixels) sum += from[at] as number;
    own[block] = sum / pixels.length;
  });
  const mean = means({ data: own, width: wide, height: tall }, radius);
  forBlocks(luma, (block, pixels) => {
    let sum = 0;
    for (const at of pixels) sum += Math.abs((from[at] as number) - (mean[block] as number));
    spread[block] = Math.min(255, sum / pixels.length);
  });
  const contrast = means({ data: spread, width: wide, height: tall }, radius);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = (y >> 3) * wide;
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const block = row + (x >> 3);
      const off = (from[at] as number) - (mean[block] as number);
      data[at] = clamped(128 + (off * 80) / ((contrast[block] as number) + 4));
    }
  }
  return { data, width, height };
}

/** Some of each block's pixels, every second of every second row: enough to know its light. */
function forBlocks({ width, height }: Luma, each: (block: number, pixels: number[]) => void): void {
  let block = 0;
  for (let top = 0; top < height; top += BLOCK) {
    for (let left = 0; left < width; left += BLOCK, block += 1) {
      const pixels: number[] = [];
      for (let y = top; y < Math.min(height, top + BLOCK); y += 2) {
        for (let x = left; x < Math.min(width, left + BLOCK); x += 2) pixels.push(y * width + x);
      }
      each(block, pixels);
    }
  }
}

/** Each pixel mixed with its eight neighbours (1 2 1 both ways): less noise. */
export function soften(luma: Luma): Luma {
  const { width, height, data: from } = luma;
  const data = new Uint8Array(from.length);
  const row = new Uint16Array(width);
  for (let y = 0; y < height; y += 1) {
    const here = y * width;
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      row[x] =
        (from[above + x] as number) + (from[here + x] as number) * 2 + (from[below + x] as number);
    }
    let before = row[0] as number;
    let middle = before;
    for (let x = 0; x < width; x += 1) {
      const after = x + 1 < width ? (row[x + 1] as number) : middle;
      data[here + x] = (before + middle * 2 + after + 8) >> 4;
      before = middle;
      middle = after;
    }
  }
  return { data, width, height };
}

/** What a picture has over its softened self, added twice: edges stand out. */
export function sharpen(luma: Luma): Luma {
  const soft = soften(soften(luma)).data;
  const data = new Uint8Array(soft.length);
  for (let at = 0; at < data.length; at += 1) {
    const value = luma.data[at] as number;
    data[at] = clamped(value + 2 * (value - (soft[at] as number)));
  }
  return { data, width: luma.width, height: luma.height };
}

/** Rows become columns: what stood upright lies. */
export function transpose(luma: Luma): Luma {
  const { width, height, data: from } = luma;
  const data = new Uint8Array(from.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data[x * height + y] = from[y * width + x] as number;
  }
  return { data, width: height, height: width };
}
