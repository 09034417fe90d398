import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, encode, encodeNow } from './encodings.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0.1, gzip;q=1', 'br'],
  ['identity', undefined],
  ['xbr, gzipped', undefined],
  ['br;q=x', undefined],
  [undefined, undefined],
])('%s is answered with %s', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding))

test('a body comes back as it was; a small one travels as it is', async () => {
  const text = 'Zażółć gęślą jaźń. '.repeat(200)
  const bytes = Buffer.from(text)
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    expect(decode((await encode(text, encoding)) as Buffer).toString()).toBe(text)
    expect(decode(encodeNow(bytes, encoding) as Buffer).toString()).toBe(text)
    expect(await encode('small', encoding)).toBeUndefined()
  }
})
