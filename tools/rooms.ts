// Does every file lie where it is used? What one page uses lies beside that page, what several use is a part. Reads the imports of
// src as text.
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

for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
