// Does every file lie where it is used? What one page uses lies beside that page, what several use is a part; inside a domain, subfolders
// form no circle. Reads the imports of src as text.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((file) => /\.(tsx?|json|svg|css)$/.test(file) && existsSync(file))
const known = new Set(files)
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

const imports = new Map(
  files.map((file) => {
    const text = /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : ''
    const named = [...text.matchAll(/['"](\.\.?\/[^'"\n?]+)/g)].map(([, path = '']) => join(dirname(file), path))
    return [file, named.filter((path) => known.has(path))]
  }),
)

const isPage = (file: string) => /^src\/web\/screens\/([^/]+\/)?[^/]+\.tsx$/.test(file)
const isShared = (file: string) => /^src\/web\/(parts|screens\/[^/]+\/[^/]+)\//.test(file)
/** Whoever begins to import: pages, one by one, and all the rest of the web that no page owns. */
const users = new Map<string, Set<string>>()

function follow(user: string, file: string, seen: Set<string>): void {
  for (const next of imports.get(file) ?? []) {
    if (!next.startsWith('src/web/') || isPage(next) || seen.has(next)) continue
    seen.add(next)
    const known = users.get(next)
    if (known) known.add(user)
    else users.set(next, new Set([user]))
    follow(user, next, seen)
  }
}

for (const file of files.filter((file) => file.startsWith('src/web/') && !isTest(file))) {
  if (isPage(file)) follow(file, file, new Set())
  else if (!isShared(file) && !file.startsWith('src/web/ui/')) follow('the frame of all pages', file, new Set())
}

const problems: string[] = []
for (const file of files.filter((file) => isShared(file) && !isTest(file))) {
  const by = [...(users.get(file) ?? [])]
  const page = /^(src\/web\/screens\/[^/]+\/[^/]+)\//.exec(file)?.[1]
  if (page) {
    const strangers = by.filter((user) => user !== `${page}.tsx`)
    if (strangers.length > 0) problems.push(`${file}: used by ${strangers.join(', ')} too; what several use is a part`)
  } else if (by.length < 2) {
    problems.push(`${file}: used by ${by[0] ?? 'nobody'} alone; it belongs beside it`)
  }
}

/** Subfolders of each domain that import one another: `a → b → a`. */
function circles(domain: string): string[] {
  const room = (file: string) => {
    const [, kind, of, folder, ...rest] = file.split('/')
    return kind === 'domains' && of === domain && rest.length > 0 ? folder : undefined
  }
  const arrows = new Map<string, Set<string>>()
  for (const [file, named] of imports) {
    const from = room(file)
    if (!from || isTest(file)) continue
    // Words of a contract are everybody's.
    for (const to of named.filter((path) => !path.endsWith('/contract.ts')).map(room)) {
      if (to && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  }
  const found: string[] = []
  const walk = (path: string[]) => {
    for (const next of arrows.get(path.at(-1) ?? '') ?? []) {
      if (next === path[0]) found.push([...path, next].join(' → '))
      // Each circle is told once, from its first name in the alphabet.
      else if (!path.includes(next) && next > (path[0] ?? '')) walk([...path, next])
    }
  }
  for (const name of arrows.keys()) walk([name])
  return found
}

const domains = new Set(
  files.map((file) => /^src\/domains\/([^/]+)\//.exec(file)?.[1]).filter((name) => name !== undefined),
)
for (const domain of domains) {
  for (const circle of circles(domain)) problems.push(`src/domains/${domain}: ${circle}; subfolders form no circle`)
}

for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
