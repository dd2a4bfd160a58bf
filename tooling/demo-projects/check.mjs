/**
 * `pnpm demos:projects`: makes the projects that readers open elsewhere, installs them from the
 * registry and builds them. `pnpm demos:projects react-button` takes the demos with that in their
 * path, in both languages. Needs prepared pages.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { root, secondsSince } from '../bootstrap/run.mjs';
import { site } from '../compose/site.mjs';
import { chosen } from './chosen.mjs';
import { sampleProjects } from './sample.mjs';

const execute = promisify(execFile);

/** Builds beside each other; each takes a core. */
const AT_ONCE = 2;

const start = performance.now();
const problems = [];
const say = (text) => console.log(`${secondsSince(start).padStart(6)} s  ${text}`);

/** Runs a command; what it prints is a problem of the project when it fails. */
async function run(name, command, args, cwd) {
  try {
    await execute(command, args, { cwd, maxBuffer: 2 ** 26 });
    return true;
  } catch (error) {
    const output = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim();
    problems.push(`${name}: ${command} ${args.join(' ')} failed.\n${output || error.message}`);
    return false;
  }
}

const install = (name, folder) =>
  run(name, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder);

const folderOf = (area) => path.join(root, 'apps', area, 'public/demos');
const fileOf = (demo) => path.join(folderOf(demo.split('/')[0]), `${demo}.json`);

/** Every demo with the words in its path, in both languages. */
function demosWith(words) {
  return site.areas
    .map(({ id }) => folderOf(id))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll(path.sep, '/').slice(0, -'.json'.length))
    .filter((demo) => words.some((word) => demo.includes(word)))
    .flatMap((demo) => ['ts', 'js'].map((language) => ({ demo, language })));
}

async function readProject({ demo, language, alone = false }) {
  const projects = demo.startsWith('sample/')
    ? await sampleProjects()
    : existsSync(fileOf(demo)) && JSON.parse(readFileSync(fileOf(demo), 'utf8'));
  if (!projects) {
    problems.push(`${demo} is not there. Run "pnpm prepare-pages", or choose another demo.`);
    return [];
  }
  const { files } = projects[language];
  const name = `${demo.replaceAll('/', '-')}-${language}`;
  return [{ name, files, language, alone, manifest: JSON.parse(files['package.json']) }];
}

/** A project that shares an installation could reach more than it names. */
function checkImports({ name, files, manifest }) {
  for (const [file, text] of Object.entries(files)) {
    if (!/\.[jt]sx?$/.test(file)) continue;
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      if (fileName.startsWith('.')) continue;
      const need = fileName.split('/', fileName.startsWith('@') ? 2 : 1).join('/');
      const named = need in manifest.dependencies || need in manifest.devDependencies;
      if (!named) problems.push(`${name}: ${file} imports ${need}, which package.json lacks.`);
    }
  }
}

async function writeProject(folder, { files }) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** Runs the project's own script, as its reader would. */
async function build(folder, { name }) {
  if (!(await run(name, 'npm', ['run', 'build'], folder))) return;
  if (existsSync(path.join(folder, 'dist/index.html'))) say(`built ${name}`);
  else problems.push(`${name}: dist/index.html was not written.`);
}

/** What all projects need together; the versions of one site agree. */
function unionOf(projects) {
  const union = {};
  for (const { name, manifest } of projects) {
    for (const [need, version] of Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    })) {
      if ((union[need] ?? version) !== version) {
        problems.push(`${name} needs ${need} ${version}, another one ${union[need]}.`);
      }
      union[need] = version;
    }
  }
  return union;
}

const words = process.argv.slice(2);
const wanted = words.length > 0 ? demosWith(words) : chosen;
const projects = (await Promise.all(wanted.map(readProject))).flat();
projects.forEach(checkImports);

const folder = await mkdtemp(path.join(tmpdir(), 'lectern-demos-'));
const alone = projects.filter((project) => project.alone);
const together = projects.filter((project) => !project.alone);

async function installShared() {
  const shared = { private: true, dependencies: unionOf(together) };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(shared));
  const done = await install('the shared installation', folder);
  if (done) say(`installed what ${together.length} projects need`);
  return done;
}

/** Node finds the shared installation in a folder above. */
async function buildTogether(project) {
  const own = path.join(folder, 'projects', project.name);
  await writeProject(own, project);
  if (await sharedInstalled) await build(own, project);
}

async function buildAlone(project) {
  const own = await mkdtemp(path.join(tmpdir(), 'lectern-demo-'));
  try {
    await writeProject(own, project);
    if (!(await install(project.name, own))) return;
    say(`installed ${project.name} alone`);
    await build(own, project);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

const sharedInstalled = together.length > 0 ? installShared() : Promise.resolve(false);
const queue = [...alone, ...together];
async function work() {
  for (let next = queue.shift(); next; next = queue.shift()) {
    await (next.alone ? buildAlone(next) : buildTogether(next));
  }
}
try {
  await Promise.all(Array.from({ length: AT_ONCE }, work));
} finally {
  await rm(folder, { recursive: true, force: true });
}

if (problems.length > 0) {
  console.error(problems.join('\n\n'));
  process.exit(1);
}
say(`${projects.length} projects of demos are installed and built.`);
