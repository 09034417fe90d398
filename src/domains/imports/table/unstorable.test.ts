import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookAt } from './look.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'obieg-table-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function cells(content: Buffer, name: string): Promise<string[]> {
  const path = join(folder, name)
  await writeFile(path, content)
  const { header, rows, sheets } = await lookAt(path, null)
  return [...sheets, ...header, ...rows.flatMap((row) => row.cells)]
}

test('E07 a text of two bytes a letter loses zero characters: no database can hold them', async () => {
  const found = await cells(Buffer.from('\uFEFFkod;nazwa;cena\nA\x001;Laptop;100\n', 'utf16le'), 'a.csv')
  expect(found).toEqual(['kod', 'nazwa', 'cena', 'A1', 'Laptop', '100'])
})
