import bwipjs from 'bwip-js/node';
import sharp from 'sharp';
import { checkDigit, expandUpcE } from '#features/food-facts/rules/gtin.ts';
import type { Luma } from '../../features/barcode/rules/luma.ts';
import type { Format } from '../../features/barcode/rules/scanned-code.ts';

const withCheck = (digits: string): string => digits + checkDigit(digits);

/** How bwip-js calls each format, and codes of it. The digits are valid; UPC-E stands as it is printed. */
export const CODES: Record<Format, { bcid: string; texts: readonly string[]; tall: number }> = {
  EAN13: {
    bcid: 'ean13',
    texts: ['930067502423', '301762042200', '400638133393', '590123412345'].map(withCheck),
    tall: 14,
  },
  EAN8: {
    bcid: 'ean8',
    texts: ['9638507', '7351353', '5018438', '4017072'].map(withCheck),
    tall: 12,
  },
  UPCA: {
    bcid: 'upca',
    texts: ['03600029145', '01234567890', '07252727307', '88590995080'].map(withCheck),
    tall: 14,
  },
  UPCE: {
    bcid: 'upce',
    texts: ['0425261', '0123456', '0124560', '0517010'].map(
      (seven) => seven + (expandUpcE(seven)?.at(-1) ?? ''),
    ),
    tall: 12,
  },
  Code128: {
    bcid: 'code128',
    texts: ['VIG-2026-0417', 'Lot 88/B:17', '9876543210', 'aB3$xyZ'],
    tall: 12,
  },
  Code39: { bcid: 'code39', texts: ['VIGOUR-39', 'A12B34', 'SHELF 7', '0123456'], tall: 12 },
  ITF: {
    bcid: 'interleaved2of5',
    texts: ['10614141000415', '30123456789012', '1234567890', '00123456'],
    tall: 12,
  },
  QRCode: {
    bcid: 'qrcode',
    texts: ['https://example.com/menu', 'WIFI:S:guest;;', 'Vigour', '010930067502423510A1'],
    tall: 0,
  },
  DataMatrix: { bcid: 'datamatrix', texts: ['VIGOUR', 'AB12-99', '0123456789', 'lot 7'], tall: 0 },
  Aztec: { bcid: 'azteccode', texts: ['VIGOUR', 'ticket 17', '0123456789', 'seat B4'], tall: 0 },
};

/** A code drawn without a picture around it, `module` pixels for its narrowest bar. */
export async function drawnCode(format: Format, text: string, module: number): Promise<Luma> {
  const { bcid, tall } = CODES[format];
  const png = await bwipjs.toBuffer({
    bcid,
    text,
    scale: module,
    ...(tall === 0 ? {} : { height: tall }),
    paddingwidth: 10,
    paddingheight: tall === 0 ? 10 : 4,
    backgroundcolor: 'FFFFFF',
    includetext: false,
  });
  const { data, info } = await sharp(png)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}
