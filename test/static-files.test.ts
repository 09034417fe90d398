import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from '../src/platform/http/static-files.ts'
import { compressBelow } from '../tools/compress.ts'

const SCRIPT = Array.from({ length: 400 }, (_, at) => `export const value${at} = ${at * 7}`).join('\n')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'obieg-static-'))
  await writeFile(join(folder, 'built.js'), SCRIPT)
  await compressBelow(folder)
  await writeFile(join(folder, 'other.js'), SCRIPT)
})
afterAll(() => rm(folder, { recursive: true }))

async function answer(path: string, accept: string) {
  const response = await staticFiles(folder, 'no-cache')(path, accept)
  const body = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
  return { encoding: response?.headers.get('content-encoding'), vary: response?.headers.get('vary'), body }
}

test('a browser gets what the build packed, byte for byte', async () => {
  const { encoding, vary, body } = await answer('/built.js', 'gzip, deflate, br')
  expect([encoding, vary]).toEqual(['br', 'accept-encoding'])
  expect(body).toEqual(await readFile(join(folder, 'built.js.br')))
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
})

test('a file the build did not pack is packed when it is asked for', async () => {
  const { encoding, body } = await answer('/other.js', 'br')
  expect(encoding).toBe('br')
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
})

test('whoever lacks or refuses brotli gets gzip, and without either the file itself', async () => {
  for (const accept of ['gzip', 'gzip;q=0.5, br;q=0', 'GZIP']) {
    const { encoding, body } = await answer('/built.js', accept)
    expect(encoding).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(SCRIPT)
  }
  for (const accept of ['', 'identity', 'br;q=0, gzip; q=0', 'abr']) {
    const { encoding, body } = await answer('/built.js', accept)
    expect(encoding).toBe(null)
    expect(body.toString()).toBe(SCRIPT)
  }
})

test('the packed copy has no address of its own', async () => {
  expect(await staticFiles(folder, 'no-cache')('/built.js.br', 'br')).toBeUndefined()
})
