import { expect, test } from 'vitest'
import { jsonList, writeZip } from './write-zip.ts'

async function* torn() {
  yield { id: 1 }
  throw new Error('the database is gone')
}

test('a source that breaks off fails the archive, and nothing else', async () => {
  const content = jsonList(torn())
  await expect(writeZip([{ name: 'orders.json', content }], new Date())).rejects.toThrow('the database is gone')
})
