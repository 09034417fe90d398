import { beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, emptyDraft, readDraft, saveDraft } from './draft.ts'

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
})

const typed = { ...emptyDraft('Hanna'), addressId: 7, invoiceId: 3, saveAddress: true, acceptTerms: true }
typed.address.city = 'Radom'

test('V11 a guest finds what was typed in this tab, but no consents and nobody’s choices', () => {
  saveDraft(typed)
  expect(readDraft()).toMatchObject({
    address: { city: 'Radom' },
    addressId: null,
    invoiceId: null,
    acceptTerms: false,
  })
})

test('E04 a buyer who logs in takes along what was typed as a guest, and finds the own choices again', () => {
  saveDraft(typed)
  expect(readDraft('Hanna', 'hanna')).toMatchObject({ address: { city: 'Radom' } })
  saveDraft(typed, 'hanna')
  expect(readDraft('Hanna', 'hanna')).toMatchObject({ addressId: 7, invoiceId: 3, saveAddress: true })
})

test('T01 what a buyer has typed is not shown to the next person at this tab', () => {
  saveDraft(typed, 'hanna')
  expect(readDraft()).toEqual(emptyDraft())
  expect(readDraft('Marta', 'marta')).toEqual(emptyDraft('Marta'))
})

test('broken content is nothing', () => {
  sessionStorage.setItem('checkoutDraft', '{"address":7,"addressId":"x","buyer":{"email":["a"]}')
  expect(readDraft('Hanna', 'hanna')).toEqual(emptyDraft('Hanna'))
  sessionStorage.setItem('checkoutDraft', '{"address":7,"addressId":"x","buyer":{"email":["a"]}}')
  expect(readDraft('Hanna', 'hanna')).toEqual(emptyDraft('Hanna'))
  saveDraft(typed)
  clearDraft()
  expect(readDraft()).toEqual(emptyDraft())
})
