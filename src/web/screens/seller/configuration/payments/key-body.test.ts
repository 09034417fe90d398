import { expect, test } from 'vitest'
import { keysToSend, typedOf } from './key-body.ts'

const at = '2026-03-04T10:00:00Z'
const keys = {
  standIn: false,
  fields: [
    { name: 'publishableKey' as const, secret: false, value: 'pk_test_1', last4: null, changedAt: at },
    { name: 'secretKey' as const, secret: true, value: null, last4: '1234', changedAt: at },
    { name: 'webhookSecret' as const, secret: true, value: null, last4: null, changedAt: null },
  ],
}

test('E15 a secret that is left empty stays, a public value that is emptied goes, what was not touched is not sent', () => {
  const typed = typedOf(keys)
  expect(typed).toEqual({ publishableKey: 'pk_test_1', secretKey: '', webhookSecret: '' })
  expect(keysToSend(keys, typed)).toEqual({})
  expect(keysToSend(keys, { ...typed, publishableKey: '', webhookSecret: ' whsec_9876 ' })).toEqual({
    publishableKey: '',
    webhookSecret: 'whsec_9876',
  })
})

test('E15 keys of the demo are no beginning of one’s own: the form is empty, and all that is typed is sent', () => {
  const demo = { ...keys, standIn: true }
  const typed = typedOf(demo)
  expect(typed).toEqual({ publishableKey: '', secretKey: '', webhookSecret: '' })
  expect(keysToSend(demo, typed)).toEqual({})
  expect(keysToSend(demo, { ...typed, publishableKey: 'pk_test_1' })).toEqual({ publishableKey: 'pk_test_1' })
})
