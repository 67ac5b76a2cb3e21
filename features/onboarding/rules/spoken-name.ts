/**
 * A first name out of what the browser heard: no surrounding space, no sentence mark at the end
 * (recognisers add a full stop), a capital first letter, at most 80 characters. Empty when nothing was heard.
 */
export function spokenName(transcript: string): string {
  const name = transcript
    .trim()
    .replace(/[\s.,!?]+$/u, '')
    .slice(0, 80);
  const [first = ''] = name;
  return first.toLocaleUpperCase('en') + name.slice(first.length);
}
