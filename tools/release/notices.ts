import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Copied as files or style sheets: no module of the build tells of them. */
const COPIED = ['redoc', 'tailwindcss', '@fontsource-variable/figtree']
const LICENCE = /^(licen[cs]e|copying|notice)/i

/** Work that is no package: what the drawings of the plain map were made of (`tools/poland-map.ts`, `tools/large-towns.ts`). */
const DATA = `Map data

Lands and borders: Natural Earth 1:10 million, https://www.naturalearthdata.com; public domain.
Rivers: World Data Bank II; public domain.
Lakes and Poland's coast: GSHHG 2.3.7 by P. Wessel and W. H. F. Smith, https://www.soest.hawaii.edu/pwessel/gshhg/; GNU Lesser General
Public License 3 or later (https://www.gnu.org/licenses/lgpl-3.0.html). Simplified by tools/poland-map.ts of the sources, which tells the steps.
Names of towns: GeoNames, https://www.geonames.org; CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/); PRNG, the Polish register of
geographical names (GUGiK). Towns were chosen by their inhabitants, positions rounded.`

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
    [head, ...notices.filter(Boolean), DATA].join(`\n${'-'.repeat(80)}\n`),
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
