import { type IngredientLine, readIngredientLine } from './ingredient-line.ts';
import type { MeasureSystem } from './line-units.ts';

const MAX_HEADING_LENGTH = 60;
const HEADING_WORDS = /^(?:for (?:the )?|to make (?:the )?)/i;

/**
 * The name of a group if a line is a heading ("For the sauce:", "Dressing:", "SALAD"); else null. A line
 * that has an amount or that is one lower-case food is an ingredient.
 */
export function headingOf(text: string): string | null {
  const line = text.replace(/^[\s#*•=_-]+|[\s*=_-]+$/g, '').trim();
  if (line === '' || line.length > MAX_HEADING_LENGTH || /\d/.test(line)) return null;
  const isColon = line.endsWith(':');
  const isShouted = /[A-Z]{3}/.test(line) && line === line.toUpperCase();
  const isFor = /^(?:for the|to make the)\b/i.test(line);
  const isMarked = /^\s*(?:#{1,6}\s|\*\*.+\*\*\s*$)/.test(text);
  if (!isColon && !isShouted && !isFor && !isMarked) return null;
  const name = line.replace(/:$/, '').replace(HEADING_WORDS, '').trim();
  if (name === '' || /^ingredients?$/i.test(name)) return '';
  const lower = isShouted ? name.toLowerCase() : name;
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** Reads the lines of a recipe; headings become the groups of the lines below them. */
export function readIngredientLines(
  lines: readonly string[],
  system: MeasureSystem = 'australian',
): IngredientLine[] {
  let group: string | null = null;
  const read: IngredientLine[] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    const heading = headingOf(line);
    if (heading !== null) group = heading === '' ? null : heading;
    else read.push({ ...readIngredientLine(line, system), group });
  }
  return read;
}

const AMERICAN =
  /\b(?:all[- ]purpose|cilantro|ounces?|oz|pounds?|lbs?|scallions?|confectioners|cornstarch|sticks? (?:of )?(?:unsalted |salted )?butter|heavy cream|kosher|bell peppers?|half[- ]and[- ]half|eggplant parmesan|quarts?|ground (?:beef|turkey|pork|chicken)|ºf|°f)\b|\d\s*°\s*F\b/gi;
const BRITISH =
  /\b(?:courgettes?|aubergines?|double cream|single cream|gas mark|rocket|coriander leaves|plain flour|mangetout|swede|streaky|strong white|creme fraiche|crème fraîche|caster)\b|\bgas \d\b/gi;
const AUSTRALIAN =
  /\b(?:capsicums?|zucchini|tasty cheese|thickened cream|kumara|self[- ]raising|beef mince|rissoles?|passata|snow peas|rashers?|punnet|fan[- ]forced|lebanese cucumber|barramundi|20 ?ml tablespoons?)\b/gi;

const count = (text: string, pattern: RegExp): number =>
  new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase())).size;

/**
 * Whose cups and spoons a page means: by the ending of its address, else by its words. Where nothing
 * tells, Australian ones are taken.
 */
export function findMeasureSystem(
  lines: readonly string[],
  address: string | null = null,
): MeasureSystem {
  const host =
    address === null ? '' : (/^https?:\/\/([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? '');
  if (host.endsWith('.au')) return 'australian';
  if (/\.(?:uk|nz|ie|za)$/.test(host)) return 'metric';
  const text = lines.join('\n');
  const american = count(text, AMERICAN);
  const british = count(text, BRITISH);
  const australian = count(text, AUSTRALIAN);
  if (american > Math.max(british, australian)) return 'american';
  if (
    british > australian + 1 &&
    /\b(?:courgette|aubergine|double cream|gas \d|gas mark|mangetout|streaky|single cream)/i.test(
      text,
    )
  )
    return 'metric';
  return 'australian';
}
