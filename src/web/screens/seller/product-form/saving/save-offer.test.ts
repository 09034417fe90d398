import { describe, expect, test, vi } from 'vitest'
import { anOwnOffer } from '../../../../../../test/factories/own-offer.ts'
import { type Api, ApiProblem } from '../../../../api-client.ts'
import { isDirty } from '../../../../parts/forms/draft/create-draft.ts'
import { formOfOffer } from '../form-of-offer.ts'
import { emptyForm } from '../form-state.ts'
import { settleConflict } from './adopt-answer.ts'
import { createOfferStore } from './offer-store.ts'
import { createSave } from './save-offer.ts'

type Call = { key: string; body: { title: string; revision?: number }; idempotencyKey?: string }

function start(answers: ((call: Call) => unknown)[], offer = anOwnOffer(), unit: string | null = null) {
  const store = createOfferStore(offer, formOfOffer(offer, true))
  const calls: Call[] = []
  const api = vi.fn(async (key: string, input: Omit<Call, 'key'>) => {
    const call = { ...input, key: key.split(' ')[0] ?? '' }
    calls.push(call)
    return answers.shift()?.(call)
  }) as unknown as Api
  let key = 0
  const save = createSave(store, {
    ...{ api, companyId: 3, unit, schema: () => [], check: () => ({}), explain: () => 'nie' },
    newKey: () => `key${++key}`,
  })
  return { store, save, calls }
}
const saved = (revision: number) => (call: Call) => anOwnOffer({ revision, title: call.body.title })
const problem = (status: number, code: string) => () => {
  throw new ApiProblem({ status, code })
}

describe('E07 saving', () => {
  test('E07 a new product is created once, then saved by its id and revision', async () => {
    const { store, save, calls } = start([saved(1), saved(2)])
    store.set({ offer: null, base: emptyForm(), draft: { ...emptyForm(), title: 'A', categoryId: 2 } })
    expect(await save()).toBe(true)
    store.change({ title: 'B' })
    expect(await save()).toBe(true)
    expect(calls.map(({ key, body }) => [key, body.title, body.revision])).toEqual([
      ['POST', 'A', undefined],
      ['PUT', 'B', 1],
    ])
    expect(store.read()).toMatchObject({ phase: 'idle', offer: { revision: 2 } })
  })

  test('E12 the unit that a new product is made of stands in it from its first save on, also when an answer was lost', async () => {
    const { store, save, calls } = start(
      [saved(1), problem(0, 'network'), saved(1), saved(1)],
      anOwnOffer(),
      'ABCDEFGHJKMN',
    )
    store.set({ offer: null, base: emptyForm(), draft: { ...emptyForm(), title: 'A', categoryId: 2 } })
    expect(await save()).toBe(false)
    expect(await save()).toBe(true)
    expect(calls.map(({ body, idempotencyKey }) => [Object.keys(body).includes('codes'), idempotencyKey])).toEqual([
      [false, 'key1'],
      [true, undefined],
      [false, 'key1'],
      [true, undefined],
    ])
  })

  test('E07 what is typed while a save is on its way is not lost, and saved next', async () => {
    let { store, save, calls } = start([])
    ;({ store, save, calls } = start([
      (call) => {
        store.change({ title: 'AB' })
        return saved(2)(call)
      },
      saved(3),
    ]))
    store.change({ title: 'A' })
    await save()
    expect(store.read().draft.title).toBe('AB')
    expect(isDirty(store.read())).toBe(true)
    await save()
    expect(calls.map(({ body }) => body.title)).toEqual(['A', 'AB'])
    expect(isDirty(store.read())).toBe(false)
    // Nothing to save, nothing sent.
    await save()
    expect(calls).toHaveLength(2)
  })

  test('E07 a save without an answer is sent again as it was, before anything newer', async () => {
    const { store, save, calls } = start([problem(0, 'network'), saved(2), saved(3)])
    store.change({ title: 'A' })
    expect(await save()).toBe(false)
    expect(store.read()).toMatchObject({ phase: 'failed', failure: 'nie', draft: { title: 'A' } })
    store.change({ title: 'AB' })
    expect(await save()).toBe(true)
    expect(calls.map(({ body, idempotencyKey }) => [body.title, body.revision, idempotencyKey])).toEqual([
      ['A', 1, 'key1'],
      ['A', 1, 'key1'],
      ['AB', 2, 'key2'],
    ])
  })

  test('E07 somebody else was faster: nothing is sent until the two are brought together', async () => {
    const theirs = anOwnOffer({ revision: 5, brand: 'IBM' })
    const { store, save, calls } = start([problem(409, 'product_changed'), () => theirs, saved(6)])
    store.change({ title: 'Mój' })
    expect(await save()).toBe(false)
    expect(store.read()).toMatchObject({ newest: { revision: 5 }, draft: { title: 'Mój', brand: 'Lenovo' } })
    expect(await save()).toBe(false)
    expect(calls.map(({ key }) => key)).toEqual(['PUT', 'GET'])
    settleConflict(store, new Set(), true)
    expect(store.read().draft).toMatchObject({ title: 'Mój', brand: 'IBM' })
    expect(await save()).toBe(true)
    expect(calls.at(-1)?.body).toMatchObject({ title: 'Mój', brand: 'IBM', revision: 5 })
  })

  test('E07 messages of the server stand at their fields until these change', async () => {
    const refuse = () => {
      const errors = [
        { field: 'body.erpCode', code: 'erp_code_taken', message: 'zajęty' },
        { field: 'versions.1.price', code: 'invalid', message: 'źle' },
      ]
      throw new ApiProblem({ status: 409, code: 'erp_code_taken', errors })
    }
    const { store, save } = start([refuse])
    store.change({ erpCode: 'X' })
    expect(await save()).toBe(false)
    expect(store.read().errors).toEqual({ erpCode: 'zajęty', 'versions.1.price': 'źle' })
    store.change({ title: 'Inny' })
    expect(Object.keys(store.read().errors)).toHaveLength(2)
    store.change({ erpCode: 'Y' })
    expect(store.read().errors).toEqual({ 'versions.1.price': 'źle' })
  })
})
