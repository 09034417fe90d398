// What the compiler does not see of events and jobs: every event is told by somebody and heard by a job; every job has one kind, and
// somebody who adds it, an event it hears, or a schedule. A domain uses names of its own floor's domain or of lower ones.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import ts from 'typescript'

type Place = { file: string; at: string }
type Kind = Place & { name: string; hears: string[]; scheduled: boolean }

const NAMES = /platform\/jobs\/names\.ts$|^\.\/(jobs\/)?names\.ts$/
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/^src\/web\/|\.(test|gen)\.ts$/.test(file) && existsSync(file))

const texts = new Map([...new Set(files)].map((file) => [file, readFileSync(file, 'utf8')]))
const parsed = new Map<string, ts.SourceFile>()
const sourceOf = (file: string) => {
  const known = parsed.get(file)
  if (known) return known
  const source = ts.createSourceFile(file, texts.get(file) ?? '', ts.ScriptTarget.Latest, true)
  parsed.set(file, source)
  return source
}
const placeOf = (file: string, node: ts.Node): Place => {
  const { line } = sourceOf(file).getLineAndCharacterOfPosition(node.getStart())
  return { file, at: `${file}:${line + 1}` }
}

const problems: string[] = []
const declared = { Events: new Map<string, Place>(), Jobs: new Map<string, Place>() }
const kinds: Kind[] = []
const used = new Map<string, Place[]>()

for (const [file, text] of texts) {
  if (!text.includes('declare module')) continue
  for (const statement of sourceOf(file).statements) {
    if (!ts.isModuleDeclaration(statement) || !NAMES.test(statement.name.text)) continue
    if (!statement.body || !ts.isModuleBlock(statement.body)) continue
    for (const map of statement.body.statements) if (ts.isInterfaceDeclaration(map)) declare(file, map)
  }
}

function declare(file: string, map: ts.InterfaceDeclaration): void {
  const names = map.name.text === 'Events' ? declared.Events : declared.Jobs
  for (const { name } of map.members) {
    if (!name || !ts.isStringLiteral(name)) continue
    const place = placeOf(file, name)
    const other = declared.Events.get(name.text) ?? declared.Jobs.get(name.text)
    if (other) problems.push(`${place.at}: ${name.text} is declared in ${other.at} already`)
    names.set(name.text, place)
  }
}

const memberOf = (object: ts.ObjectLiteralExpression, name: string) =>
  object.properties.find((one) => one.name && ts.isIdentifier(one.name) && one.name.text === name)

for (const [file, text] of texts) {
  if (![...declared.Events.keys(), ...declared.Jobs.keys()].some((name) => text.includes(`'${name}'`))) continue
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isModuleDeclaration(node)) return
    if (ts.isObjectLiteralExpression(node) && noteKind(file, node)) return
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'key') return
    if (ts.isStringLiteral(node)) used.set(node.text, [...(used.get(node.text) ?? []), placeOf(file, node)])
    ts.forEachChild(node, visit)
  }
  visit(sourceOf(file))
}

/** `{ name: 'x', run, … }` with a name of the map. */
function noteKind(file: string, object: ts.ObjectLiteralExpression): boolean {
  const name = memberOf(object, 'name')
  if (!memberOf(object, 'run') || !name || !ts.isPropertyAssignment(name)) return false
  if (!ts.isStringLiteral(name.initializer) || !declared.Jobs.has(name.initializer.text)) return false
  const heard = memberOf(object, 'hears')
  const list = heard && ts.isPropertyAssignment(heard) ? heard.initializer : undefined
  const hears = list && ts.isArrayLiteralExpression(list) ? list.elements.filter(ts.isStringLiteral) : []
  kinds.push({
    ...placeOf(file, object),
    name: name.initializer.text,
    hears: hears.map((one) => one.text),
    scheduled: memberOf(object, 'everyMinute') !== undefined,
  })
  return true
}

for (const [name, { at }] of declared.Events) {
  if (!used.has(name)) problems.push(`${at}: nobody tells of ${name}`)
  if (!kinds.some(({ hears }) => hears.includes(name))) problems.push(`${at}: nobody hears ${name}`)
}
for (const [name, { at }] of declared.Jobs) {
  const own = kinds.filter((kind) => kind.name === name)
  if (own.length !== 1) problems.push(`${at}: ${name} has ${own.length} kinds, not one`)
  const asked = used.has(name) || own.some(({ hears, scheduled }) => hears.length > 0 || scheduled)
  if (!asked) problems.push(`${at}: nobody adds ${name}, it hears nothing and has no schedule`)
}

type Rule = { name: string; from: { path: string } }
const { forbidden } = createRequire(import.meta.url)(resolve('boundaries.cjs')) as { forbidden: Rule[] }
/** Domains by floor, the lowest first: `^src/domains/(a|b)/`. */
const floors = forbidden
  .filter(({ name }) => /^floor-\d+-/.test(name))
  .map(({ from }) => from.path.slice('^src/domains/('.length, -')/'.length).split('|'))
const domainOf = (file: string) => /^src\/domains\/([^/]+)\//.exec(file)?.[1] ?? ''
const floorOf = (domain: string) => floors.findIndex((names) => names.includes(domain))

function mayUse(by: string, of: string): boolean {
  const [user, owner] = [domainOf(by), domainOf(of)]
  return user === owner || owner === '' || floorOf(user) > floorOf(owner)
}

const heard = kinds.flatMap(({ hears, ...place }) => hears.map((name) => ({ ...place, name })))
const uses = [...used].flatMap(([name, places]) => places.map((place) => ({ ...place, name })))
for (const { name, file, at } of [...heard, ...uses, ...kinds]) {
  const owner = declared.Events.get(name) ?? declared.Jobs.get(name)
  if (owner && !mayUse(file, owner.file))
    problems.push(`${at}: ${name} belongs to a domain that is not below (${owner.at})`)
}

for (const problem of problems.sort()) process.stdout.write(`${problem}\n`)
process.stdout.write(`${declared.Events.size} events, ${declared.Jobs.size} jobs\n`)
process.exitCode = problems.length > 0 ? 1 : 0
