/** `npm start`: builds what changed, then serves the whole site as production does. */
import { root, run, secondsSince } from './run.mjs';
import { serve } from '../serve/serve.mjs';
import path from 'node:path';

const start = performance.now();
const code = await run('pnpm', ['run', '--silent', 'build']);
if (code !== 0) process.exit(code);
console.log(`Built in ${secondsSince(start)} s.`);

const requested = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(requested) || requested < 0 || requested > 65535) {
  console.error(`PORT must be a number from 0 to 65535; it is "${process.env.PORT}".`);
  process.exit(1);
}
const server = await serve({
  directory: path.join(root, 'apps/docs/dist'),
  port: requested,
  host: process.env.HOST ?? 'localhost',
  fallbackPorts: 10,
  onBusy: (port, next) => console.log(`Port ${port} is in use; trying ${next}.`),
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
console.log(`\nLectern is at ${server.url}\nCtrl+C stops it.`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
