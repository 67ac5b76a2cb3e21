import catalogueFile from '#features/food-facts/catalogue/catalogue.ndjson?url';
import { fetchStoredFile } from '#platform/web/api-client/stored-file.ts';

/**
 * Fetches what finds foods on this device, for as long as the page is open, and the built-in catalogue,
 * which the installed app then keeps: 1.2 MB, 215 kB on the way.
 */
export async function cacheCatalogue(): Promise<void> {
  await import('./on-device.ts');
  await fetchStoredFile(catalogueFile);
}
