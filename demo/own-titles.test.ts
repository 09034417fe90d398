import { expect, test } from 'vitest'
import { ownTitles } from './own-titles.ts'
import { demoProducts } from './products.ts'

test('no title is left in Polish on an English or German page', () => {
  const left = demoProducts(new Date('2026-11-21T12:00:00Z')).flatMap(({ title, categorySlug }) => {
    const { shown } = ownTitles(title, categorySlug)
    return [shown['en-US'], shown['de-DE']].filter((said) => /[ąćęłńóśźż]|\b(wewn|zewn|num)\./iu.test(said))
  })
  expect(left).toEqual([])
  expect(ownTitles('Lenovo Bateria 61 (T480, wewn.)', 'laptop-batteries')).toMatchObject({
    shown: { 'pl-PL': 'Lenovo Bateria 61 (T480, wewn.)', 'de-DE': 'Lenovo Akku 61 (T480, intern)' },
    typed: { 'en-US': 'Lenovo Battery 61 (T480, internal)' },
  })
})
