import { expect, test } from 'vitest'
import { isSigned, sign } from './signature.ts'

const at = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)

test('E11 a webhook counts only with the right secret, body and time', () => {
  const header = sign('secret', '{"id":"n1"}', at)
  expect(isSigned('secret', '{"id":"n1"}', header, later(299))).toBe(true)
  expect(isSigned('secret', '{"id":"n2"}', header, at)).toBe(false)
  expect(isSigned('other', '{"id":"n1"}', header, at)).toBe(false)
  expect(isSigned('secret', '{"id":"n1"}', header, later(301))).toBe(false)
  expect(isSigned('secret', '{"id":"n1"}', undefined, at)).toBe(false)
  expect(isSigned('secret', '{"id":"n1"}', 't=1,v1=zz', at)).toBe(false)
})
