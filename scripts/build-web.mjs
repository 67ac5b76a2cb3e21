// Builds the web application into build/web, as vite.config.ts says.
import { build } from 'vite';

await build({ logLevel: 'warn', mode: 'production' });
// Drawing pages runs the application itself; a timer left in it must not keep the build waiting.
process.exit(0);
