import { expect, test } from 'vitest'
import { KEY_SHAPE, ORGANIZATION_SHAPE } from './inpost-shape.ts'

test('E16 an organisation is a short word of letters, digits and hyphens', () => {
  for (const one of ['1', '123456', 'ACME-7', 'a'.repeat(40)]) expect(one).toMatch(ORGANIZATION_SHAPE)
  for (const one of ['', 'a'.repeat(41), 'a b', ' 123', '123\n4', '../1']) expect(one).not.toMatch(ORGANIZATION_SHAPE)
})

test('E16 a key is a bearer token, with nothing around it', () => {
  const token = 'eyJhbGciOi.J9-_~+/x'
  for (const one of [token, `${token}=`, `${token}==`, 'a'.repeat(4096)]) expect(one).toMatch(KEY_SHAPE)
  for (const one of ['short', ` ${token}`, `${token} `, `${token}===`, `${token} Bearer`, 'a'.repeat(4097)])
    expect(one).not.toMatch(KEY_SHAPE)
})
