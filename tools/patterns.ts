// Every pattern of the product is linear: what strangers type or send must not keep the program busy for seconds.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { check, type Parameters } from 'recheck'
import ts from 'typescript'

/**
 * Milliseconds for one pattern; one that is not understood in that time is a fault, too. Attacks are judged by the steps they cause, never
 * by the clock: a busy machine must not change what is found.
 */
const JUDGED: Parameters = {
  ...{ timeout: 60_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null },
  // Twenty thousand characters tell a square from a line; what the checker tries by default takes a minute longer.
  ...{ maxAttackStringSize: 20_000, attackLimit: 20_000_000, maxIteration: 4 },
  ...{ maxInitialGenerationSize: 200, maxGenerationSize: 50, mutationSize: 20, crossoverSize: 10 },
}
/** Patterns looked at side by side. */
const AT_ONCE = 2

/** The one place that brings texts into a form of Unicode. */
const NORMALIZED_IN = 'values/text-fold.ts'

type Pattern = { place: string; source: string; flags: string }

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'demo', 'tools'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.(?:test|table|gen)\.tsx?$/.test(file))

const patterns: Pattern[] = []
const problems: string[] = []

function readPatterns(file: string): void {
  const text = textOf(file)
  // Most files have none; parsing all of them would take longer than the checks.
  if (!['/', 'RegExp', 'normalize'].some((word) => text.includes(word))) return
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const placeOf = (node: ts.Node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      patterns.push({ place: placeOf(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'RegExp'
    ) {
      problems.push(`${placeOf(node)}: a pattern that is put together while the program runs can be checked by nobody`)
    }
    if (isNormalize(node) && !file.endsWith(NORMALIZED_IN))
      problems.push(
        `${placeOf(node)}: normalize() takes the square of the marks in a text; inForm() of ${NORMALIZED_IN} does not`,
      )
    ts.forEachChild(node, visit)
  }
  visit(source)
}

/** Marks that pile up on one letter keep `normalize` busy for a minute. */
const isNormalize = (node: ts.Node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'normalize' &&
  node.arguments.every((argument) => !ts.isStringLiteral(argument) || argument.text.startsWith('NF'))

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Deleted, and the deletion not committed yet.
    return ''
  }
}

for (const file of new Set(files)) readPatterns(file)
const alike = Map.groupBy(patterns, ({ source, flags }) => `/${source}/${flags}`)
const waiting = [...alike]

async function judge(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [written, same] = next
    const [{ source, flags } = { source: '', flags: '' }] = same
    const found = await check(source, flags, JUDGED)
    if (found.status === 'safe') continue
    const why = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind
    problems.push(`${same.map(({ place }) => place).join(', ')}: ${written} is not linear (${why})`)
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, judge))

for (const problem of problems.sort()) process.stdout.write(`${problem}\n`)
process.stdout.write(`${alike.size} patterns\n`)
// The checker keeps a process of its own open.
process.exit(problems.length > 0 ? 1 : 0)
