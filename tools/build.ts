import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildAppFiles } from './app-files.ts'
import { compressBelow } from './compress.ts'
import { lightenManifest } from './light-manifest.ts'

const ROOT = join(import.meta.dirname, '..')
const MARK = join(ROOT, 'build/.source-hash')
/** What the built pages are made of. */
const SOURCES = [
  'src',
  'public',
  'tools/build.ts',
  'tools/app-files.ts',
  'tools/vite',
  'tools/light-manifest.ts',
  'tools/compress.ts',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const path = join(ROOT, source)
    if (!existsSync(path)) continue
    const entries = source.includes('.') ? [path] : await filesBelow(path)
    for (const file of entries) hash.update(file.slice(ROOT.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Builds the pages unless the build on disk was made from exactly these sources. Throws when the build fails. */
export async function build(): Promise<void> {
  const hash = await sourceHash()
  const last = await readFile(MARK, 'utf8').catch(() => '')
  if (last === hash) return
  process.stdout.write('Building the pages …\n')
  const started = Date.now()
  const args = [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build']
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
  await lightenManifest(join(ROOT, 'build/client/assets'))
  await copyApiDocs()
  await buildAppFiles(join(ROOT, 'build/client'))
  await Promise.all(['build/client', 'build/api-docs'].map((folder) => compressBelow(join(ROOT, folder))))
  await writeFile(MARK, hash)
  process.stdout.write(`Pages built in ${Math.round((Date.now() - started) / 1000)} s.\n`)
}

/** What shows the description of the API to people (`platform/http/docs.ts`). */
async function copyApiDocs(): Promise<void> {
  const to = join(ROOT, 'build/api-docs')
  await mkdir(to, { recursive: true })
  const file = 'redoc.standalone.js'
  const viewer = await readFile(join(ROOT, 'node_modules/redoc/bundles', file), 'utf8')
  // Its maker's mark would be fetched from elsewhere: nothing of ours asks anybody outside.
  await writeFile(join(to, file), viewer.replaceAll('https://cdn.redoc.ly/redoc/logo-mini.svg', 'data:,'))
}
