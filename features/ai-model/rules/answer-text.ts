/** The JSON object in a model's text, without the fence or the words around it. */
export function extractJson(text: string): string {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  return start === -1 || end < start ? text : text.slice(start, end + 1);
}

const REFUSAL =
  /\b(?:sorry|apologi[sz]e|can(?:no|['’])t|cannot|could(?:n['’]| no)t|unable|not (?:able|allowed|permitted)|won['’]t|will not|declined?|refuse|against (?:my|our|the))\b/i;

/** Whether a model refuses the picture in plain text. */
export const isRefusal = (text: string): boolean => !text.includes('{') && REFUSAL.test(text);
