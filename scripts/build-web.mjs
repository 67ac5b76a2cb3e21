// Builds the web application into build/web, as vite.config.ts says.
import { build } from 'vite';

let code = 0;
try {
  await build({ logLevel: 'warn', mode: 'production' });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  code = 1;
}
// Drawing pages runs the application itself; a timer left in it must not keep the build waiting.
process.exit(code);
