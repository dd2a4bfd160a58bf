/** Serves the composed site on 127.0.0.1: `node tooling/serve/cli.mjs 4173`. */
import path from 'node:path';
import { root } from '../bootstrap/run.mjs';
import { serve } from './serve.mjs';

const server = await serve({
  directory: path.join(root, 'apps/docs/dist'),
  port: Number(process.argv[2] ?? 0),
});
console.log(server.url);
