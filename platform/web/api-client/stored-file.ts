/** The file at an address of the server; null when it is not there or cannot be reached. */
export async function fetchStoredFile(address: string): Promise<Blob | null> {
  const answer = await fetch(address, { credentials: 'include' }).catch(() => null);
  return answer?.ok ? answer.blob() : null;
}
