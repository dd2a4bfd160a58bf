/**
 * `pnpm release:rehearse`: what a release would do, on a scratch copy and a registry of this machine.
 * Versions by changesets, publishes, looks into the tarballs, installs them into two sites of
 * sibling teams and uses those in a browser; then makes a second, breaking release.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { environment, root, run, secondsSince } from '../bootstrap/run.mjs';
import { publishedPackages } from '../tsup/published-packages.mjs';
import { startRegistry } from './registry.mjs';

/** The package that the second release breaks. */
const BROKEN = '@lectern/nav';

const start = performance.now();
const say = (text) => console.log(`${secondsSince(start).padStart(6)} s  ${text}`);

function check(condition, message) {
  if (!condition) throw new Error(message);
}

/** Runs a command and returns what it prints; its messages are part of the error when it fails. */
function execute(command, args, cwd, env = {}) {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: { ...environment, CI: 'true', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 26,
    });
  } catch (error) {
    const output = `${error.stdout ?? ''}${error.stderr ?? ''}`;
    throw new Error(`${command} ${args.join(' ')} failed in ${cwd}\n${output}`, { cause: error });
  }
}

/** Copies what git knows and what it would take, so that uncommitted work is rehearsed too. */
async function copyWorkspace(target) {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execute('git', list, root).split('\0').filter(Boolean);
  for (const file of new Set(files)) {
    if (!existsSync(path.join(root, file))) continue;
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await cp(path.join(root, file), path.join(target, file));
  }
  const git = (...args) =>
    execute(
      'git',
      ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@localhost', ...args],
      target,
    );
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=Before the release');
}

const manifestOf = (workspace, { folder }) =>
  JSON.parse(readFileSync(path.join(workspace, 'packages', folder, 'package.json'), 'utf8'));

const versionsIn = (workspace) =>
  Object.fromEntries(published.map((entry) => [entry.name, manifestOf(workspace, entry).version]));

const changelogOf = (workspace, { folder }) =>
  readFileSync(path.join(workspace, 'packages', folder, 'CHANGELOG.md'), 'utf8');

/** Writes a changeset as `pnpm changeset` does. */
function addChangeset(workspace, id, bumps, text) {
  const front = Object.entries(bumps).map(([name, bump]) => `'${name}': ${bump}`);
  const file = path.join(workspace, '.changeset', `${id}.md`);
  return writeFile(file, `---\n${front.join('\n')}\n---\n\n${text}\n`);
}

function applyChangesets(workspace) {
  execute('pnpm', ['exec', 'changeset', 'version'], workspace);
}

/** Publishes every package whose version the registry lacks; returns what it says. */
function publish(workspace, registry) {
  return execute('pnpm', ['exec', 'changeset', 'publish', '--no-git-tag'], workspace, {
    npm_config_registry: registry.url,
  });
}

/** The files of a published tarball, without the leading `package/`. */
function tarballFiles(registry, { name, folder }, version) {
  const tarball = path.join(registry.storage, name, `${folder}-${version}.tgz`);
  const lines = execute('tar', ['-tzf', tarball], root).trim().split('\n');
  return lines.map((line) => line.replace(/^package\//, '')).sort();
}

const BELONGS =
  /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/.+\.(?:c?js|d\.c?ts|css|map))$/;

function checkTarball(registry, entry, version) {
  const files = tarballFiles(registry, entry, version);
  const stray = files.filter((file) => !BELONGS.test(file) || /\.test\./.test(file));
  check(stray.length === 0, `${entry.name} carries files that do not belong: ${stray.join(', ')}`);
  for (const file of ['package.json', 'README.md', 'LICENSE']) {
    check(files.includes(file), `${entry.name} lacks ${file}.`);
  }
  const tarball = path.join(registry.storage, entry.name, `${entry.folder}-${version}.tgz`);
  const manifest = execute('tar', ['-xzOf', tarball, 'package/package.json'], root);
  check(!manifest.includes('workspace:'), `${entry.name} names a workspace range.`);
  say(`  ${entry.name}@${version}: ${files.length} files in dist and beside it`);
}

/** Installs a sibling's site from the registry, loads every entry in plain Node, builds it; its folder. */
async function buildSite(name, scratch, registry) {
  const site = path.join(scratch, name);
  await cp(path.join(root, 'tooling/siblings', name), site, { recursive: true });
  await writeFile(path.join(site, '.npmrc'), registry.npmrc);
  execute('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], site);
  const { peers } = await loadEntries(site);
  execute('npm', ['run', 'build'], site);
  say(`  ${name}: ${peers}; every entry loads by import and by require; built`);
  return site;
}

async function loadEntries(site) {
  const dependencies = path.join(site, 'node_modules');
  const has = (name) => existsSync(path.join(dependencies, name));
  const entries = published.flatMap(({ name }) => {
    const { exports } = JSON.parse(
      readFileSync(path.join(dependencies, name, 'package.json'), 'utf8'),
    );
    return Object.keys(exports)
      .filter((key) => !key.endsWith('.css') && !key.endsWith('.json'))
      .map((key) => name + key.slice(1))
      .filter((entry) => !entry.endsWith('/emotion') || has('@emotion/cache'));
  });
  const list = JSON.stringify(entries);
  const load = `for (const entry of ${list}) { if (Object.keys(await LOAD(entry)).length === 0) throw new Error(entry + ' exports nothing'); }`;
  const imported = load.replace('LOAD', 'import');
  execute(process.execPath, ['--input-type=module', '--eval', imported], site);
  const required = `(async () => { ${load.replace('LOAD', 'require')} })().catch((error) => { console.error(error); process.exit(1); })`;
  execute(process.execPath, ['--input-type=commonjs', '--eval', required], site);
  const react = JSON.parse(readFileSync(path.join(dependencies, 'react/package.json'), 'utf8'));
  return { peers: `React ${react.version}, ${entries.length} entries` };
}

function serveFolder(folder) {
  const server = createServer(sirv(folder, { etag: true }));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        url: `http://127.0.0.1:${server.address().port}`,
        close: () => {
          server.closeAllConnections();
          return new Promise((done) => server.close(done));
        },
      });
    });
  });
}

const published = publishedPackages();
const scratch = await mkdtemp(path.join(tmpdir(), 'lectern-rehearsal-'));
const workspace = path.join(scratch, 'workspace');
const registry = await startRegistry(path.join(scratch, 'registry'));
const servers = [];
try {
  await copyWorkspace(workspace);
  await writeFile(path.join(workspace, '.npmrc'), registry.npmrc);
  execute(
    'pnpm',
    ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'],
    workspace,
  );
  say('Copied the workspace and installed it.');

  const before = versionsIn(workspace);
  const all = Object.fromEntries(published.map(({ name }) => [name, 'patch']));
  await addChangeset(workspace, 'rehearsal', all, 'Rehearse a release.');
  applyChangesets(workspace);
  const first = versionsIn(workspace);
  for (const { folder } of published) {
    execute('pnpm', ['run', 'build'], path.join(workspace, 'packages', folder));
  }
  publish(workspace, registry);
  say('Published the first release:');
  for (const entry of published) {
    const { name } = entry;
    check(first[name] !== before[name], `${name} kept its version ${before[name]}.`);
    const changelog = changelogOf(workspace, entry);
    check(changelog.includes(`## ${first[name]}`), `${name}: no ${first[name]} in the changelog.`);
    say(`  ${name} ${before[name]} -> ${first[name]}`);
    checkTarball(registry, entry, first[name]);
  }

  say('Sites of sibling teams:');
  const vite = await buildSite('vite', scratch, registry);
  const next = await buildSite('next', scratch, registry);
  const addressOf = async (...folder) => {
    const server = await serveFolder(path.join(...folder));
    servers.push(server);
    return server.url;
  };
  const code = await run(
    'playwright',
    ['test', '--config', 'tooling/siblings/playwright.config.ts'],
    {
      env: {
        SIBLING_VITE: await addressOf(vite, 'out'),
        SIBLING_VITE_DEVELOPMENT: await addressOf(vite, 'out-development'),
        SIBLING_NEXT: await addressOf(next, 'out'),
      },
    },
  );
  check(code === 0, 'A site of a sibling team failed its tests.');

  await addChangeset(workspace, 'breaking', { [BROKEN]: 'major' }, 'Rename what breaks.');
  applyChangesets(workspace);
  const second = versionsIn(workspace);
  publish(workspace, registry);
  say('Published a breaking release:');
  for (const entry of published) {
    const { name } = entry;
    const broken = name === BROKEN;
    check(
      broken === (second[name] !== first[name]),
      `${name} went from ${first[name]} to ${second[name]}.`,
    );
    const { peerDependencies } = manifestOf(workspace, entry);
    const peers = JSON.stringify(manifestOf(root, entry).peerDependencies);
    check(JSON.stringify(peerDependencies) === peers, `${name}: its peer ranges changed.`);
    say(`  ${name} ${first[name]} -> ${second[name]}`);
  }
  const entry = published.find(({ name }) => name === BROKEN);
  const changelog = changelogOf(workspace, entry);
  const news = changelog.slice(changelog.indexOf('## '), changelog.indexOf(`## ${first[BROKEN]}`));
  check(
    /### Major Changes\s+- (?:[0-9a-f]+: )?Rename what breaks\./.test(news),
    `The changelog of ${BROKEN} says:\n${news}`,
  );
  checkTarball(registry, entry, second[BROKEN]);
  const kept = execute(
    'npm',
    ['view', `${BROKEN}@^${first[BROKEN]}`, 'version', '--json'],
    path.join(scratch, 'vite'),
  );
  check(JSON.parse(kept) === first[BROKEN], `A site that asks for ^${first[BROKEN]} gets ${kept}.`);
  say(`  a site that asks for ${BROKEN}@^${first[BROKEN]} still gets ${first[BROKEN]}`);
  const left = readdirSync(path.join(workspace, '.changeset')).filter((name) =>
    /^(?!README).*\.md$/.test(name),
  );
  check(left.length === 0, `Changesets are left over: ${left.join(', ')}`);
  say('The rehearsal passed.');
} finally {
  for (const server of servers) await server.close();
  await registry.close();
  await rm(scratch, { recursive: true, force: true });
}
