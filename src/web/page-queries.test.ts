import { expect, test } from 'vitest'
import { LOCALES, localePath } from '../values/locale.ts'
import { pageQueries } from './page-queries.ts'

test.each([
  ['/confirm-order', ['order', 'token', 'outcome', 'wait']],
  ['/confirm-email', ['token']],
  ['/unsubscribe', ['token', 'outcome']],
  ['/reset-password', ['token']],
  ['/verify', ['username', 'code']],
  ['/invitation', ['token']],
  ['/payment-selection', ['order', 'problem']],
  ['/payment/success', ['order', 'left', 'again']],
  ['/payment/incomplete', ['order', 'checked']],
])('the server sees what the links of mails carry to %s, in every language', (path, names) => {
  for (const locale of LOCALES) {
    const reads = pageQueries(localePath(path, locale))
    expect(names.filter((name) => !reads(name))).toEqual([])
    expect(reads('utm_source')).toBe(false)
  }
})
