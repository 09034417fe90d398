import { expect, test } from 'vitest'
import { createDraft, isDirty } from './create-draft.ts'

test('a message goes with the change of its own field alone', () => {
  const store = createDraft({ name: '', 'about.pl-PL': '', rows: [{ price: '' }, { price: '' }] }, { tab: 'pl' })
  store.set({ errors: { name: 'missing', 'about.pl-PL': 'missing', 'rows.0.price': 'wrong', 'rows.1.price': 'wrong' } })
  store.change({ name: 'Obieg', 'about.pl-PL': 'o nas', rows: [{ price: '' }, { price: '5' }] })
  expect(store.read().errors).toEqual({ 'rows.0.price': 'wrong' })
  expect(store.read().tab).toBe('pl')
})

test('a draft is unsaved while it differs from what the market keeps', () => {
  const store = createDraft({ name: 'a' }, {})
  expect(isDirty(store.read())).toBe(false)
  store.change({ name: 'b' })
  expect(isDirty(store.read())).toBe(true)
  store.change({ name: ' a' })
  expect(isDirty(store.read())).toBe(false)
})
