const BYTES_PER_CHUNK = 32_768;

/** A file as text that fits into JSON. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += BYTES_PER_CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + BYTES_PER_CHUNK));
  }
  return btoa(text);
}
