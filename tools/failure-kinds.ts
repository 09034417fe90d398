// Which failures the program answers and of which kind each is, read from where they are thrown: the description of the API names the
// HTTP status of every code from it. `--check` says whether the written table is what the sources say.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'

const TARGET = 'src/platform/http/description/failure-kinds.gen.ts'
/** Calls that make a failure: where the kind stands, or which it is, and where the code stands. */
const MAKERS: Record<string, { kind: string | number; code: number }> = {
  Failure: { kind: 0, code: 1 },
  invalidField: { kind: 'invalid', code: 1 },
  tooMany: { kind: 'tooMany', code: 1 },
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/^src\/(web|i18n)\/|\.(test|gen)\.ts$/.test(file) && existsSync(file))

const found = new Map<string, Set<string>>()
for (const file of new Set(files)) {
  const text = readFileSync(file, 'utf8')
  if (!Object.keys(MAKERS).some((name) => text.includes(name))) continue
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false))
}

function visit(node: ts.Node): void {
  if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && ts.isIdentifier(node.expression)) {
    const maker = MAKERS[node.expression.text]
    if (maker) note(maker, node.arguments ?? [])
  }
  ts.forEachChild(node, visit)
}

function note(maker: { kind: string | number; code: number }, given: readonly ts.Expression[]): void {
  const kinds = typeof maker.kind === 'string' ? [maker.kind] : wordsOf(given[maker.kind])
  for (const code of wordsOf(given[maker.code])) {
    const known = found.get(code) ?? new Set()
    for (const kind of kinds) known.add(kind)
    found.set(code, known)
  }
}

/** The words an expression may be: itself, or either side of a choice. */
function wordsOf(expression: ts.Expression | undefined): string[] {
  if (!expression) return []
  if (ts.isStringLiteral(expression)) return [expression.text]
  if (ts.isParenthesizedExpression(expression)) return wordsOf(expression.expression)
  if (ts.isConditionalExpression(expression)) return [expression.whenTrue, expression.whenFalse].flatMap(wordsOf)
  const joins = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken]
  if (ts.isBinaryExpression(expression) && joins.includes(expression.operatorToken.kind)) {
    return [expression.left, expression.right].flatMap(wordsOf)
  }
  return []
}

const rows = [...found].sort(([one], [other]) => (one < other ? -1 : 1))
const lines = rows.map(
  ([code, kinds]) =>
    `  ${code}: [${[...kinds]
      .sort()
      .map((kind) => `'${kind}'`)
      .join(', ')}],`,
)
const table = `// Made from where failures are thrown: npm run failures
import type { FailureKind } from '../../../values/failure.ts'

export const FAILURE_KINDS: Readonly<Record<string, readonly FailureKind[]>> = {
${lines.join('\n')}
}
`

if (!process.argv.includes('--check')) writeFileSync(TARGET, table)
else if (readFileSync(TARGET, 'utf8') !== table) {
  console.error(`${TARGET} is not what the sources say: run npm run failures`)
  process.exitCode = 1
}
