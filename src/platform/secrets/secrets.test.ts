import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createSecrets, keyOfFolder } from './secrets.ts'

const folders: string[] = []
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
})
async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'obieg-key-'))
  folders.push(folder)
  return folder
}

const key = 'a'.repeat(64)

test('what is sealed opens again, is not readable, and is never twice the same', () => {
  const secrets = createSecrets(key)
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP ż')
  expect(secrets.open(sealed)).toBe('JBSWY3DPEHPK3PXP ż')
  expect(sealed.includes('JBSWY3')).toBe(false)
  expect(secrets.seal('JBSWY3DPEHPK3PXP ż').equals(sealed)).toBe(false)
})
test('a changed byte or another key opens nothing', () => {
  const sealed = createSecrets(key).seal('secret')
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => createSecrets(key).open(sealed)).toThrow()
  expect(() => createSecrets('b'.repeat(64)).open(createSecrets(key).seal('secret'))).toThrow()
})
test('a hash is the same under the same key only', () => {
  expect(createSecrets(key).hash('123456')).toEqual(createSecrets(key).hash('123456'))
  expect(createSecrets(key).hash('123456')).not.toEqual(createSecrets('b'.repeat(64)).hash('123456'))
})
test('a folder has one key, which only its owner may read', async () => {
  const folder = await aFolder()
  const first = keyOfFolder(folder)
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(keyOfFolder(folder)).toBe(first)
  expect(((await stat(join(folder, 'secret-key'))).mode & 0o777).toString(8)).toBe('600')
  expect(await readdir(folder)).toEqual(['secret-key'])
})
