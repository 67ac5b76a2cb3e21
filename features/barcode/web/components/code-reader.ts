import { prepareZXingModule } from 'zxing-wasm/reader';
import type { CodeRead } from '../../rules/acceptance.ts';
import type { CodeReader, Effort } from '../../rules/looks.ts';
import { isHalfOfLongerCode } from '../../rules/plausible-code.ts';
import { FORMATS, type Format, type ScannedCode } from '../../rules/scanned-code.ts';

/** What is used of the decoder; its own types leave the memory out. */
type Decoder = {
  HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _free(at: number): void;
  readBarcodesFromPixmap(at: number, width: number, height: number, options: object): Found;
};
type Found = {
  size(): number;
  get(at: number): { format: string; text: string; lineCount: number } | undefined;
  delete(): void;
};

/** EANUPC is the decoder's word for all four codes of the shelf. */
const OTHERS = 'Code128,Code39,ITF,QRCode,DataMatrix,Aztec';
const WANTED: Record<Effort['kinds'], string> = {
  retail: 'EANUPC',
  others: OTHERS,
  all: `EANUPC,${OTHERS}`,
};

/** The decoder's enum has its own order. */
const PLAIN = { binarizer: 0, eanAddOnSymbol: 0, textMode: 0, characterSet: 0 };

const isFormat = (name: string): name is Format => (FORMATS as readonly string[]).includes(name);

/** A few digits of interleaved 2 of 5 can be found in any bars, and in the midst of longer ones. */
const MIN_ITF_DIGITS = 8;
const isFragment = (code: ScannedCode): boolean =>
  (code.format === 'ITF' && code.text.length < MIN_ITF_DIGITS) || isHalfOfLongerCode(code);

/** Loads the decoder: `wasm` is its address, or its bytes. */
export async function openCodeReader(wasm: string | ArrayBuffer): Promise<CodeReader> {
  const overrides = typeof wasm === 'string' ? { locateFile: () => wasm } : { wasmBinary: wasm };
  const opened: unknown = await prepareZXingModule({ overrides, fireImmediately: true });
  const decoder = opened as Decoder;
  let room = { at: 0, bytes: 0 };

  return (luma, effort) => {
    if (luma.data.length > room.bytes) {
      if (room.at !== 0) decoder._free(room.at);
      room = { at: decoder._malloc(luma.data.length), bytes: luma.data.length };
    }
    decoder.HEAPU8.set(luma.data, room.at);
    const found = decoder.readBarcodesFromPixmap(room.at, luma.width, luma.height, {
      formats: WANTED[effort.kinds],
      tryHarder: true,
      tryRotate: effort.turned,
      tryInvert: effort.inverted,
      tryDownscale: effort.smaller,
      tryDenoise: effort.mended,
      downscaleFactor: 3,
      downscaleThreshold: 500,
      isPure: false,
      minLineCount: 2,
      maxNumberOfSymbols: effort.kinds === 'retail' ? 2 : 4,
      validateOptionalChecksum: false,
      returnErrors: false,
      tryCode39ExtendedMode: false,
      ...PLAIN,
    });
    const readings: CodeRead[] = [];
    for (let at = 0; at < found.size(); at += 1) {
      const one = found.get(at);
      if (!one || !isFormat(one.format)) continue;
      const code = { format: one.format, text: one.text };
      if (!isFragment(code)) readings.push({ ...code, lines: one.lineCount });
    }
    found.delete();
    return readings;
  };
}
