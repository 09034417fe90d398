import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Copied as files or style sheets: no module of the build tells of them. */
const COPIED = ['redoc', 'tailwindcss', '@fontsource-variable/figtree']
const LICENCE = /^(licen[cs]e|copying|notice)/i

type Lock = { packages: Record<string, { optional?: boolean }> }

/** Writes whose work goes along, and under which terms: the server's packages, and those that went into the pages. */
export async function writeNotices(release: string, build: string): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(release, 'package-lock.json'), 'utf8')) as Lock
  const folders = new Map<string, string>()
  for (const path of Object.keys(packages)) if (path) folders.set(path, join(release, path))
  for (const name of [...COPIED, ...(await packed(build))]) {
    const path = `node_modules/${name}`
    if (!folders.has(path)) folders.set(path, join(ROOT, path))
  }
  const notices = await Promise.all([...folders].sort().map(([, folder]) => noticeOf(folder)))
  const head = 'Third-party software in this release, with the terms of each.\n'
  await writeFile(
    join(release, 'THIRD-PARTY-NOTICES.txt'),
    [head, ...notices.filter(Boolean)].join(`\n${'-'.repeat(80)}\n`),
  )
}

async function packed(build: string): Promise<string[]> {
  const lists = ['client', 'ssr'].map(
    async (part) => JSON.parse(await readFile(join(build, `packed-${part}.json`), 'utf8')) as string[],
  )
  return [...new Set((await Promise.all(lists)).flat())]
}

/** Empty for a package of another platform. */
async function noticeOf(folder: string): Promise<string> {
  const manifest = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined)
  if (!manifest) return ''
  const { name, version, license, author } = JSON.parse(manifest)
  const files = (await readdir(folder)).filter((file) => LICENCE.test(file)).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8').catch(() => '')))
  const by = typeof author === 'string' ? author : author?.name
  const terms = typeof license === 'string' ? license : (license?.type ?? 'see below')
  return [`${name} ${version}`, `Licence: ${terms}${by ? `; by ${by}` : ''}`, ...texts.map((text) => text.trim())].join(
    '\n\n',
  )
}
