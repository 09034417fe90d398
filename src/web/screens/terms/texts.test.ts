import { expect, test } from 'vitest'
import { sections as rules } from '../../../i18n/terms/rules.ts'
import { sections as regular } from './regular/text.ts'

const textOf = (sections: readonly { paragraphs: readonly string[] }[]) =>
  sections
    .flatMap((section) => section.paragraphs)
    .join('\n')
    .replaceAll(/\s/g, ' ')

test('R19 B04 the terms for sellers state the commission that is charged, with its tax and its exceptions', () => {
  const plain = textOf(regular({ rate: 600, vat: 2300, categories: [] }))
  expect(plain).toContain('Prowizja wynosi 6%')
  expect(plain).toContain('VAT 23%, razem jest to więc 7,38% ceny brutto')
  expect(plain).not.toContain('W tych kategoriach')
  const changed = textOf(
    regular({ rate: 450, vat: 2300, categories: [{ names: { 'pl-PL': 'Telefony' }, rate: 1000 }] }),
  )
  expect(changed).toContain('Prowizja wynosi 4,5%')
  expect(changed).toContain('Telefony 10%')
  expect(changed).not.toContain('6%')
})

test('R19 the rules for buyers state this market’s times, currency and mails', () => {
  const shop = textOf(rules({ holdMinutes: 45, sendsMail: true, demo: false, currency: 'EUR' }))
  expect(shop).toContain('zarezerwowany przez 45 minut')
  expect(shop).toContain('w walucie EUR')
  expect(shop).toContain('przychodzi e-mailem')
  const silent = textOf(rules({ holdMinutes: 30, sendsMail: false, demo: false, currency: 'PLN' }))
  expect(shop).toContain('odnośnikiem z wiadomości')
  // Where no mail can bring a link, none is promised.
  expect(silent).toContain('może teraz złożyć tylko zalogowany')
  expect(silent).not.toContain('odnośnikiem z wiadomości')
  expect(silent).toContain('nie wysyła teraz wiadomości')
  expect(silent).toContain('zarezerwowany przez 30 minut')
})
