// Doors: at most so many names, and each function behind one says what it is.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const MOST_NAMES = 25

/** Files that are doors: what they give out is asked for by others, who cannot be expected to read the rooms behind. */
const DOOR = /^src\/domains\/[^/]+\/index\.ts$/
/** What has no door of its own is one: contracts, adapters of outside systems, and the platform. */
const OPEN = /^src\/(?:domains\/.+\/(?:contract|adapters\/[^/]+)|platform\/.+|values\/[^/]+)\.ts$/

type Said = { file: string; name: string; line: number; said: boolean }

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.ts$/.test(file) && !/\.(?:test|gen|d)\.ts$/.test(file) && existsSync(file))
const parsed = new Map<string, ts.SourceFile>()
const problems: string[] = []
const wanting = new Map<string, Said>()
let looked = 0

function parse(file: string): ts.SourceFile {
  const source = parsed.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  parsed.set(file, source)
  return source
}

/** Functions that a file exports by themselves, by name. */
function functionsOf(file: string): Map<string, Said> {
  const found = new Map<string, Said>()
  const source = parse(file)
  for (const node of source.statements) {
    if (!ts.canHaveModifiers(node) || !ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      continue
    const names = ts.isFunctionDeclaration(node)
      ? [node.name?.text ?? '']
      : ts.isVariableStatement(node)
        ? node.declarationList.declarations.flatMap(({ name, initializer }) =>
            ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer) ? [name.text] : [],
          )
        : []
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    for (const name of names) found.set(name, { file, name, line, said: saysSomething(node, name) })
  }
  return found
}

/** Three words besides those of the name, or an example (`12.99` → `1299`): repeating the name tells nobody anything. */
function saysSomething(node: ts.Node, name: string): boolean {
  const text = ts
    .getJSDocCommentsAndTags(node)
    .map((one) => one.getText())
    .join(' ')
  const own = new Set(name.split(/(?=[A-Z])/).map((word) => word.toLowerCase()))
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return text.includes('→') || words.filter((word) => !own.has(word)).length >= 3
}

function look(said: Said | undefined): void {
  if (!said) return
  looked += 1
  if (!said.said) wanting.set(`${said.file} ${said.name}`, said)
}

/** What a door names; `export * as` is one name, and what stands behind it is looked at as well. */
function namesOf(file: string): number {
  let names = 0
  for (const node of parse(file).statements) {
    if (!ts.isExportDeclaration(node)) continue
    const path = node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : ''
    const behind = functionsOf(join(dirname(file), path))
    if (node.exportClause && ts.isNamedExports(node.exportClause)) {
      names += node.exportClause.elements.length
      for (const { name, propertyName } of node.exportClause.elements) look(behind.get((propertyName ?? name).text))
    } else {
      names += 1
      for (const said of behind.values()) look(said)
    }
  }
  return names
}

for (const file of files) {
  if (DOOR.test(file)) {
    const names = namesOf(file)
    if (names > MOST_NAMES) problems.push(`${file}: ${names} names, at most ${MOST_NAMES}`)
  } else if (OPEN.test(file)) for (const said of functionsOf(file).values()) look(said)
}
for (const { file, name, line } of wanting.values())
  problems.push(`${file}:${line}: ${name} says nothing of itself: shapes, units, errors, where a rule comes from`)
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`${looked} functions at doors, ${wanting.size} without a word\n`)
process.exitCode = problems.length > 0 ? 1 : 0
