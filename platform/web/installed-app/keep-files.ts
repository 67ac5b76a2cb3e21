/**
 * Asks the worker to keep built files that are otherwise kept once used, by their names without the hash: for
 * where the network ends before they are used. Nothing where no worker looks after the app.
 */
export async function keepFiles(names: readonly string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ type: 'KEEP', names });
}
