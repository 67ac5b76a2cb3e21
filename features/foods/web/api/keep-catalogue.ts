import { storedFile } from '#platform/web/api-client/stored-file.ts';
import catalogueFile from '../../catalogue/catalogue.ndjson?url';

/** Fetches the built-in catalogue, which the installed app then keeps: 700 kB, 140 kB on the way. */
export const keepCatalogue = (): Promise<Blob | null> => storedFile(catalogueFile);
