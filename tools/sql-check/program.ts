// The product's files as TypeScript sees them.
import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import ts from 'typescript'

export type Program = {
  checker: ts.TypeChecker
  /** The product's own files. */
  sources: ts.SourceFile[]
  placeOf: (node: ts.Node) => string
  fileOf: (node: ts.Node) => string
  /** Calls of a function by its name. */
  callsOf: (name: string) => ts.CallExpression[]
}

export function readProgram(root: string): Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'demo'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    // The web holds no statement, and tests run theirs.
    .filter((file) => /\.ts$/.test(file) && !/\.(?:test|d)\.ts$|^src\/web\//.test(file))
    .map((file) => join(root, file))
    .filter((file) => ts.sys.fileExists(file))
  const program = ts.createProgram(files, { ...options, types: ['node'], noEmit: true })
  const own = new Set(files)
  const sources = program.getSourceFiles().filter(({ fileName }) => own.has(fileName))
  const fileOf = (node: ts.Node) => relative(root, node.getSourceFile().fileName)
  let calls: Map<string, ts.CallExpression[]> | undefined
  return {
    checker: program.getTypeChecker(),
    sources,
    fileOf,
    placeOf(node) {
      const source = node.getSourceFile()
      return `${fileOf(node)}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`
    },
    callsOf(name) {
      calls ??= Map.groupBy(
        sources.flatMap((source) => [...nodesOf(source)].filter(ts.isCallExpression)),
        ({ expression }) => (ts.isIdentifier(expression) ? expression.text : ''),
      )
      return calls.get(name) ?? []
    },
  }
}

/** A node and all below it. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  const below: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    below.push(child)
  })
  for (const child of below) yield* nodesOf(child)
}
