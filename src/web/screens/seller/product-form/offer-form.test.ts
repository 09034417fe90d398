import { describe, expect, test } from 'vitest'
import { anOwnOffer } from '../../../../../test/factories/own-offer.ts'
import type { AttributeSchema } from '../../../../domains/categories/contract.ts'
import { offerBody } from '../../../../domains/products/offers/contract.ts'
import { eachLocale } from '../../../../values/locale.ts'
import { checkForm } from './check-form.ts'
import { formOfOffer } from './form-of-offer.ts'
import { emptyForm, newVersion, type OfferForm } from './form-state.ts'
import { bodyOf } from './offer-body.ts'
import { adoptSaved } from './saving/adopt-saved.ts'
import { restock, stockDelta } from './stock/stock-delta.ts'

const names = { 'pl-PL': 'x' }
const SCHEMA: AttributeSchema[] = [
  { key: 'ram_gb', type: 'number', unit: 'GB', names, facet: true, onCard: true, group: 'memory' },
  { key: 'touch', type: 'boolean', names, facet: true, onCard: false, group: 'display' },
  {
    ...{ key: 'color', type: 'enum', names, facet: true, onCard: false, group: 'main' },
    options: [{ value: 'black', names }],
  },
  { key: 'os', type: 'text', names, facet: false, onCard: false, group: 'other' },
]

describe('E07 what is typed becomes what the market takes', () => {
  test('E07 a product that was loaded and not touched is sent as it was', () => {
    const offer = anOwnOffer({ attributes: { ram_gb: 15.5, touch: false, color: 'black', os: 'Linux' } })
    const body = bodyOf(formOfOffer(offer, true), SCHEMA)
    expect(body).toMatchObject({
      ...{ title: offer.title, categoryId: offer.categoryId, attributes: offer.attributes, texts: offer.texts },
      ...{ grade: 'B', ean: null, images: offer.images, shopIds: offer.shopIds, devices: [{ id: 5, kind: 'imei' }] },
    })
    expect(body.versions).toEqual(
      offer.versions.map(({ id, name, price, attributes }) => ({
        ...{ id, name, price, attributes, stockDelta: 0, announce: false },
      })),
    )
    expect(offerBody.safeParse(body).success).toBe(true)
  })

  test('E07 values keep their type; empty ones and those of another category are left out', () => {
    const form: OfferForm = {
      ...emptyForm(),
      ...{ categoryId: 1, title: ' Nowy ', ean: '590-1234 123457', erpCode: ' ', defects: ['rysa', ' '] },
      attributes: { ram_gb: '15,6', touch: 'true', color: '', os: ' Windows ', foreign: 'x' },
      versions: [{ ...newVersion(), price: '1 299,00', quantity: '3' }],
      images: [{ key: 'k', width: 4, height: 3, alt: { ...eachLocale(() => ' '), 'en-US': 'Lid' } }],
      devices: [{ rowKey: 'n', id: null, kind: 'imei', number: ' ', last4: '' }],
    }
    const body = bodyOf(form, SCHEMA)
    expect(body).toMatchObject({ title: 'Nowy', ean: '5901234123457', erpCode: null, defects: ['rysa'], devices: [] })
    expect(body.attributes).toEqual({ ram_gb: 15.6, touch: true, os: 'Windows' })
    expect(body.versions[0]).toMatchObject({ id: null, price: 129_900, stockDelta: 3 })
    // A picture without a description is told by the title; texts only in languages that have any.
    expect(body.images[0]?.alt).toEqual({ 'pl-PL': 'Nowy', 'en-US': 'Lid' })
    expect(Object.keys(body.texts)).toEqual(['pl-PL'])
    expect(offerBody.safeParse(body).success).toBe(true)
  })
})

test('E07 the condition of the battery is asked for once and kept in both places', () => {
  const names = { 'pl-PL': 'x' }
  const battery: AttributeSchema = {
    ...{ key: 'battery_health', type: 'number', names, facet: true, onCard: false, group: 'condition' },
  }
  const imported = formOfOffer(anOwnOffer({ batteryHealth: null, attributes: { battery_health: 91 } }), true)
  expect(imported.batteryHealth).toBe('91')
  expect(bodyOf(imported, [battery])).toMatchObject({ batteryHealth: 91, attributes: { battery_health: 91 } })
  const changed = bodyOf({ ...imported, batteryHealth: '80' }, [battery])
  expect(changed).toMatchObject({ batteryHealth: 80, attributes: { battery_health: 80 } })
  expect(bodyOf({ ...imported, batteryHealth: '' }, [battery])).toMatchObject({ batteryHealth: null, attributes: {} })
})

test('E07 a quantity that is emptied while a save is on its way stays empty under the cursor', () => {
  const offer = anOwnOffer()
  const sent = formOfOffer(offer, true)
  const current = { ...sent, versions: sent.versions.map((version) => ({ ...version, quantity: '' })) }
  const { draft: form } = adoptSaved(sent, current, offer)
  expect(form.versions.map(({ quantity }) => quantity)).toEqual(sent.versions.map(() => ''))
  expect(form.versions.map(stockDelta)).toEqual(sent.versions.map(() => 0))
})

describe('E07 stock is sent as a change', () => {
  test('E07 typed against loaded', () => {
    expect(stockDelta({ quantity: '15', loaded: 10 })).toBe(5)
    expect(stockDelta({ quantity: '7', loaded: 10 })).toBe(-3)
    // While somebody retypes the number nothing is taken away.
    expect(stockDelta({ quantity: '', loaded: 10 })).toBe(0)
    expect(stockDelta({ quantity: '1x', loaded: 10 })).toBe(0)
  })
  test('E07 over a stock that has moved meanwhile the change stays the same', () => {
    expect(restock({ quantity: '15', loaded: 10 }, 8)).toEqual({ quantity: '13', loaded: 8 })
    expect(restock({ quantity: '10', loaded: 10 }, 8)).toEqual({ quantity: '8', loaded: 8 })
    expect(restock({ quantity: '0', loaded: 10 }, 8)).toEqual({ quantity: '0', loaded: 8 })
  })
})

describe('V13 what cannot be sent', () => {
  const form = (part: Partial<OfferForm>): OfferForm => ({ ...emptyForm(), title: 'T', categoryId: 1, ...part })
  test('V13 each of several versions needs a name, the only one does not; a draft may wait', () => {
    const two = form({ versions: [newVersion(), { ...newVersion(), name: '256 GB' }] })
    expect(checkForm(two, SCHEMA, true)).toEqual({ 'versions.0.name': 'versionName' })
    expect(checkForm(two, SCHEMA, false)).toEqual({})
    expect(checkForm(form({}), SCHEMA, true)).toEqual({})
  })
  test('E07 what is no number, no price, no code is named by its field', () => {
    const wrong = form({
      ...{ title: ' ', categoryId: null, batteryHealth: '101', warrantyMonths: 'x', deliveryDays: '61' },
      attributes: { ram_gb: 'dużo' },
      versions: [{ ...newVersion(), price: 'tanio', quantity: '-2' }],
      ean: '5901234123456',
      devices: [{ rowKey: 'n', id: null, kind: 'imei', number: '490154203237519', last4: '' }],
    })
    expect(checkForm(wrong, SCHEMA, false)).toEqual({
      ...{ title: 'title', categoryId: 'category', batteryHealth: 'percent', warrantyMonths: 'months' },
      ...{ deliveryDays: 'days', 'attributes.ram_gb': 'decimal', 'versions.0.price': 'price' },
      ...{ 'versions.0.stockDelta': 'whole', ean: 'ean', 'devices.0.number': 'device' },
    })
  })
})

describe('E07 after a save', () => {
  test('E07 new rows get their ids, what was typed meanwhile stays, stock that was sold meanwhile counts', () => {
    const sent: OfferForm = {
      ...emptyForm(),
      title: 'T ',
      versions: [{ ...newVersion(), quantity: '5' }],
      devices: [{ rowKey: 'n1', id: null, kind: 'imei', number: '49 015420 323751 8', last4: '' }],
    }
    const [first] = sent.versions
    if (!first) throw new Error('no version')
    const added = newVersion()
    const current = { ...sent, title: 'T 2', versions: [{ ...first, quantity: '7' }, added] }
    const [version] = anOwnOffer().versions
    if (!version) throw new Error('no version')
    const answer = anOwnOffer({
      versions: [{ ...version, id: 31, quantity: 4 }],
      devices: [{ id: 9, kind: 'imei', last4: '7518', code: '7Q2M4X9ZK1AB', versionId: null, grade: null }],
    })
    const { base, draft: form } = adoptSaved(sent, current, answer)
    expect(form.title).toBe('T 2')
    expect(base.title).toBe('T ')
    // Two more were typed since; one was sold.
    expect(form.versions[0]).toMatchObject({ rowKey: first.rowKey, id: 31, loaded: 4, quantity: '6' })
    expect(base.versions[0]).toMatchObject({ id: 31, loaded: 4, quantity: '4' })
    expect(form.versions[1]).toEqual(added)
    expect(form.devices).toEqual([{ rowKey: 'n1', id: 9, kind: 'imei', number: '', last4: '7518' }])
  })
})
