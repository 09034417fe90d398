import { describe, expect, test } from 'vitest'
import { anOwnOffer } from '../../../../../../test/factories/own-offer.ts'
import { formOfOffer } from '../form-of-offer.ts'
import { newVersion, type OfferForm, type VersionForm } from '../form-state.ts'
import { mergeForms } from './merge-forms.ts'
import { restoreCopy } from './restore-copy.ts'

const base = formOfOffer(anOwnOffer(), true)
const set = (form: OfferForm, index: number, part: Partial<VersionForm>): OfferForm => ({
  ...form,
  versions: form.versions.map((version, at) => (at === index ? { ...version, ...part } : version)),
})
const newer = (part: Parameters<typeof anOwnOffer>[0]) => formOfOffer(anOwnOffer(part), true)
const versions = anOwnOffer().versions
const theirVersion = (index: number, part: Partial<(typeof versions)[number]>) =>
  newer({ versions: versions.map((version, at) => (at === index ? { ...version, ...part } : version)) })

describe('E07 two people change one product', () => {
  test('E07 untouched fields take the newest, touched ones stay, and nobody is asked', () => {
    const mine = { ...base, title: 'Mój tytuł', attributes: { os: 'Linux' } }
    const merged = mergeForms(base, mine, newer({ brand: 'IBM', texts: { 'pl-PL': { description: 'Nowy opis' } } }))
    expect(merged.draft).toMatchObject({ title: 'Mój tytuł', brand: 'IBM', attributes: { os: 'Linux' } })
    expect(merged.draft.texts['pl-PL'].description).toBe('Nowy opis')
    expect(merged.both).toEqual([])
    expect(merged.taken).toEqual([
      'brand',
      'texts.pl-PL.description',
      'texts.en-US.description',
      'texts.en-US.howToUse',
    ])
  })

  test('E07 where both changed, one’s own stays until theirs is chosen', () => {
    const mine = { ...base, title: 'Mój' }
    const theirs = newer({ title: 'Ich' })
    expect(mergeForms(base, mine, theirs)).toMatchObject({ draft: { title: 'Mój' }, both: ['title'], taken: [] })
    expect(mergeForms(base, mine, theirs, new Set(['title']))).toMatchObject({ draft: { title: 'Ich' } })
    // The same wish twice is none to ask about; nor are spaces at the end.
    expect(mergeForms(base, { ...base, title: 'Ich ' }, theirs).both).toEqual([])
  })

  test('E07 two prices, two versions: both stay; stock adds up', () => {
    const mine = set(set(base, 0, { price: '900,00', announce: true }), 1, { quantity: '8' })
    const merged = mergeForms(base, mine, theirVersion(1, { price: 99_900, quantity: 1 }))
    expect(merged.both).toEqual([])
    expect(merged.draft.versions).toMatchObject([
      { id: 11, price: '900,00', announce: true, quantity: '10' },
      { id: 12, price: '999,00', quantity: '6', loaded: 1 },
    ])
  })

  test('E07 pieces sold meanwhile are no conflict', () => {
    const merged = mergeForms(base, base, theirVersion(0, { quantity: 4 }))
    expect(merged).toMatchObject({ both: [], taken: [], draft: { versions: [{ quantity: '4', loaded: 4 }, {}] } })
  })

  test('E07 a version that others removed: gone if untouched here, else asked about and kept as a new one', () => {
    const theirs = newer({ versions: versions.slice(1) })
    expect(mergeForms(base, base, theirs).draft.versions.map(({ id }) => id)).toEqual([12])
    const merged = mergeForms(base, set(base, 0, { price: '1,00' }), theirs)
    expect(merged.both).toEqual(['versions.11'])
    expect(merged.draft.versions.map(({ id, price }) => [id, price])).toContainEqual([null, '1,00'])
    expect(
      mergeForms(base, set(base, 0, { price: '1,00' }), theirs, new Set(['versions.11'])).draft.versions,
    ).toHaveLength(1)
  })

  test('E07 a version removed here that others changed is asked about', () => {
    const mine = { ...base, versions: base.versions.slice(1) }
    expect(mergeForms(base, mine, newer({})).draft.versions).toHaveLength(1)
    const theirs = theirVersion(0, { price: 1 })
    expect(mergeForms(base, mine, theirs)).toMatchObject({ both: ['versions.11'], draft: { versions: [{ id: 12 }] } })
    expect(mergeForms(base, mine, theirs, new Set(['versions.11'])).draft.versions).toHaveLength(2)
  })

  test('E07 new versions of both sides are there, in the order of whoever ordered them', () => {
    const mine = { ...base, versions: [...base.versions.toReversed(), { ...newVersion(), name: 'moja' }] }
    const [first] = versions
    if (!first) throw new Error('no version')
    const theirs = newer({ versions: [...versions, { ...first, id: 13, name: 'ich' }] })
    const merged = mergeForms(base, mine, theirs)
    expect(merged.draft.versions.map(({ name }) => name)).toEqual(['512 GB', '256 GB', 'moja', 'ich'])
    expect(merged.taken).toEqual(['versions.13'])
  })

  test('E07 pictures are one thing: two orders are asked about', () => {
    const image = { key: 'b', width: 4, height: 3, alt: { 'pl-PL': 'Ekran' } }
    const theirs = newer({ images: [...anOwnOffer().images, image] })
    expect(mergeForms(base, base, theirs).draft.images).toHaveLength(2)
    expect(mergeForms(base, { ...base, images: [] }, theirs).both).toEqual(['images'])
  })
})

describe('E07 what a crash has left', () => {
  test('E07 it comes back over what the market keeps by now; a stock already moved is not moved twice', () => {
    const form = set({ ...base, title: 'Wpisany' }, 0, { quantity: '15' })
    const copy = { revision: 1, at: 1, base, form }
    const before = restoreCopy(copy, newer({ brand: 'IBM' }))
    expect(before).toMatchObject({
      title: 'Wpisany',
      brand: 'IBM',
      versions: [{ quantity: '15', loaded: 10 }, {}],
    })
    const reached = restoreCopy(copy, theirVersion(0, { quantity: 15 }))
    expect(reached.versions[0]).toMatchObject({ quantity: '15', loaded: 15 })
  })
})
