import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the tests know of their people and nobody may find in a log. */
export type Known = { passwords: ReadonlySet<string>; names: ReadonlySet<string> }
export type Leak = { kind: string; line: string }

/** What looks like a secret or tells who somebody is, wherever it stands in a logged text. */
const SHAPES: Record<string, RegExp> = {
  'e-mail address': /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\p{L}{2,}/u,
  'phone number': /(?<![\w.])\+\d{2}[ -]?\d{3}|(?<![\w.:+-])\d{3}[ -]?\d{3}[ -]?\d{3}(?![\w.:-])/,
  'bank account': /(?<!\w)[A-Z]{2}\d{2}(?: ?\d{4}){3,6}/,
  'bearer token': /bearer\s+\S/i,
  'token or key': /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/,
  'API key': /\bobk_[\w-]{8,}/,
  'password hash': /\$argon2/,
  'six-digit code': /(?<!task )(?<![\w.,:#/-])\d{6}(?!\w|[.:/-]\w)/,
  'network address': /(?<![\w.])(?!127\.0\.0\.1|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/,
}

/** The lines of a log that hold what must not be there, each with what it is. */
export function findLeaks(log: string, known: Known): Leak[] {
  return log.split('\n').flatMap((line) => {
    const kinds = new Set(textsOf(line).flatMap((text) => kindsIn(text, known)))
    return [...kinds].map((kind) => ({ kind, line }))
  })
}

function kindsIn(text: string, { passwords, names }: Known): string[] {
  const kinds = Object.entries(SHAPES).flatMap(([kind, shape]) => (shape.test(text) ? [kind] : []))
  if ([...passwords].some((password) => text.includes(password))) kinds.push('password')
  if ((text.match(/\p{Lu}\p{L}+/gu) ?? []).some((word) => names.has(word))) kinds.push('name')
  return kinds
}

/** Names and values of a JSON line, time and level aside; any other line as it is. */
function textsOf(line: string): string[] {
  try {
    const { time: _, level: __, ...entry } = JSON.parse(line)
    return flatten(entry)
  } catch {
    return [line]
  }
}

function flatten(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => [key, ...flatten(part)])
  }
  return typeof value === 'string' ? [value] : []
}

/** Names and passwords of the people in tests and demo, read out of their sources: a new one is known by itself. */
export function knownPeople(root: string): Known {
  const passwords = new Set<string>()
  const names = new Set<string>()
  for (const file of globSync(['src/**/*.test.ts', 'test/**/*.ts', 'e2e/**/*.ts', 'demo/personas.ts'], { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8')
    for (const [, password = ''] of source.matchAll(/password\w*['"]?\s*[:=]\s*'([^'\n]{8,})'/gi))
      passwords.add(password)
    for (const [, name = ''] of source.matchAll(/(?:first|last)_?name['"]?\s*:\s*'([^'\n]+)'/gi)) {
      for (const word of name.match(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{3,}(?![\p{L}\p{N}])/gu) ?? []) names.add(word)
    }
  }
  return { passwords, names }
}

/** Looks through every log in a folder: how many lines there were, and which of them leak. */
export function scanLogs(folder: string, known: Known): { lines: number; leaks: Leak[] } {
  const logs = globSync('**/*.log', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))
  const lines = logs.reduce((sum, log) => sum + log.split('\n').filter(Boolean).length, 0)
  return { lines, leaks: logs.flatMap((log) => findLeaks(log, known)) }
}
