// Sizes of files and words that must not enter the repository.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { retiredWords } from './retired-words.ts'

const MAX_LINES = 300
const MEDIAN = 60
const PERCENTILE_95 = 200
const MAX_IMPORTS = 12

const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
const exists = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Calls to the outside that have no bounds: `platform/outbound` is the one way out of the server. */
const callsOutside = (text: string) =>
  /\bfetch\(|from '(?:node:)?(?:https|http2|undici)'/.test(text) ||
  text.split('\n').some((line) => /from '(?:node:)?http'/.test(line) && /\b(?:get|request)\b/.test(line))
const mayCallOutside = /^src\/(?:platform\/outbound|web)\/|\.test\.ts$/

/** The market's zone and formats of dates have one home. */
const TIME_OF_ITS_OWN = /['"`/]Europe\/Warsaw|Intl\.DateTimeFormat\(|at time zone '(?!UTC')/
const tellsTime = /^src\/values\/(?:dates|days)\.ts$|\/time-zones\.ts$|\.test\.tsx?$/

/** Where a currency is named as a word: their list, the words of tables that are imported, and the terms. */
const knowsCurrencies = /^src\/values\/money\.ts$|\/header-names\.ts$|\/terms\/[\w-]+\/rules\.ts$|\.test\.tsx?$/

const problems: string[] = []
const code = list('*.ts', '*.tsx').filter((file) => !/\.gen\.ts$|^demo\/data\//.test(file))
const lengths: number[] = []
for (const file of code) {
  const text = exists(file)
  if (text === undefined) continue
  const lines = text.split('\n').length
  lengths.push(lines)
  if (lines > MAX_LINES) problems.push(`${file}: ${lines} lines, at most ${MAX_LINES}`)
  const imports = text.match(/^import (?!type\b)/gm)?.length ?? 0
  const composes =
    /^src\/(market\.ts|market-doors\.ts|market-jobs\.ts|start\/run-market\.ts|pages\.ts|web\/root\.tsx)$/.test(file)
  if (imports > MAX_IMPORTS && !composes) problems.push(`${file}: too many imports`)
  const marks = /\b(TODO|FIXME|XXX)\b|\.(skip|only)\(/.exec(file === 'tools/house.ts' ? '' : text)
  if (/^src\//.test(file) && !mayCallOutside.test(file) && callsOutside(text))
    problems.push(`${file}: calls the outside by itself; platform/outbound is the one way out`)
  if (/^src\//.test(file) && !tellsTime.test(file) && TIME_OF_ITS_OWN.test(text))
    problems.push(`${file}: has days of its own; values/dates.ts, days.ts and market-time.ts are their home`)
  if (/^src\//.test(file) && !knowsCurrencies.test(file) && text.includes("'PLN'"))
    problems.push(`${file}: has a currency of its own; the market's is known to values/money.ts`)
  if (marks) problems.push(`${file}: ${marks[0]}`)
  problems.push(...retiredWords(file, text))
}
lengths.sort((a, b) => a - b)
const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0
if (at(0.5) > MEDIAN) problems.push(`half of the files have more than ${at(0.5)} lines, at most ${MEDIAN}`)
if (at(0.95) > PERCENTILE_95)
  problems.push(`one file in twenty has more than ${at(0.95)} lines, at most ${PERCENTILE_95}`)

const lock = exists('package-lock.json') ?? ''
if (/"resolved": "(?!src\/web")/.test(lock)) problems.push('package-lock.json names where packages came from')
for (const file of ['package.json', 'src/web/package.json']) {
  const manifest = JSON.parse(exists(file) ?? '{}') as Record<string, Record<string, string>>
  const { dependencies, devDependencies, optionalDependencies } = manifest
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
    if (!/^(npm:.+@)?\d/.test(version)) problems.push(`${file}: ${name} is not pinned (${version})`)
  }
}

for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`${code.length} files, median ${at(0.5)} lines, 95th percentile ${at(0.95)}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
