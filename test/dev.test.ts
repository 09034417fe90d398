import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const FRESH = join(import.meta.dirname, '../tools/dev/fresh-imports.ts')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'obieg-fresh-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs lines of a program of its own that may say `fresh`, `path(name)`, `save(name, text)` and `say(value)`. */
function run(files: Record<string, string>, program: string): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const head = `
    import { writeFileSync } from 'node:fs'
    import { freshImports } from ${JSON.stringify(FRESH)}
    const path = (name) => ${JSON.stringify(`${folder}/`)} + name
    const save = (name, text) => writeFileSync(path(name), text)
    const say = (value) => process.stdout.write(value + '\\n')
    const fresh = freshImports([${JSON.stringify(folder)}])\n`
  writeFileSync(join(folder, 'program.mjs'), head + program)
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'program.mjs')], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.trim().split('\n')
}

const FILES = {
  'low.ts': 'export const low = 1',
  'high.ts': "import { low } from './low.ts'\nexport const high: number = low * 10",
  'beside.ts': 'export const made = {}',
}

test('a saved file is imported again with all that imports it; what does not stays', () => {
  const said = run(
    FILES,
    `const beside = await fresh.load(path('beside.ts'))
     say((await fresh.load(path('high.ts'))).high)
     save('low.ts', 'export const low = 2')
     say((await fresh.load(path('high.ts'))).high)
     say(fresh.renew([path('low.ts')]))
     say((await fresh.load(path('high.ts'))).high)
     say((await fresh.load(path('beside.ts'))) === beside)
     say(fresh.renew([path('never-imported.ts')]))`,
  )
  expect(said).toEqual(['10', '10', 'true', '20', 'true', 'false'])
})

test('a file that is broken is refused, and imported once it is mended', () => {
  const said = run(
    FILES,
    `await fresh.load(path('high.ts'))
     save('low.ts', 'export const = 2')
     fresh.renew([path('low.ts')])
     say(await fresh.load(path('high.ts')).then(() => 'imported', () => 'refused'))
     save('low.ts', 'export const low = 3')
     fresh.renew([path('low.ts')])
     say((await fresh.load(path('high.ts'))).high)`,
  )
  expect(said).toEqual(['refused', '30'])
})

test('a register is forgotten with whoever is entered there, and only then', () => {
  const said = run(
    {
      ...FILES,
      'register.ts': `const names = new Set<string>()
        export function enter(name: string) { if (names.has(name)) throw new Error('twice'); names.add(name) }`,
      'entered.ts': "import { enter } from './register.ts'\nimport './low.ts'\nenter('a')\nexport const mark = {}",
    },
    `const { mark } = await fresh.load(path('entered.ts'))
     const register = await fresh.load(path('register.ts'))
     await fresh.load(path('beside.ts'))
     fresh.renew([path('beside.ts')], [path('register.ts')])
     say((await fresh.load(path('register.ts'))) === register)
     fresh.renew([path('low.ts')], [path('register.ts')])
     say((await fresh.load(path('entered.ts'))).mark === mark)`,
  )
  expect(said).toEqual(['true', 'false'])
})
