import { expect, test } from 'vitest'
import { sections as regular } from '../../../i18n/terms/pl-PL/regular.ts'
import { sections as returns } from '../../../i18n/terms/pl-PL/returns.ts'
import { sections as rules } from '../../../i18n/terms/pl-PL/rules.ts'

const textOf = (sections: readonly { title: string; paragraphs: readonly string[] }[]) =>
  sections
    .flatMap(({ title, paragraphs }) => [title, ...paragraphs])
    .join('\n')
    .replaceAll(/\s/g, ' ')

test('R19 B04 the terms for sellers state the commission that is charged, with its tax and its exceptions', () => {
  const plain = textOf(regular({ rate: 600, vat: 2300, categories: [] }, { terms: 15, contractEnd: 30 }))
  expect(plain).toContain('Prowizja wynosi 6%')
  expect(plain).toContain('VAT 23%, razem jest to więc 7,38% ceny brutto')
  expect(plain).not.toContain('W tych kategoriach')
  const changed = textOf(
    regular(
      { rate: 450, vat: 2300, categories: [{ names: { 'pl-PL': 'Telefony' }, rate: 1000 }] },
      { terms: 21, contractEnd: 45 },
    ),
  )
  expect(changed).toContain('Prowizja wynosi 4,5%')
  expect(changed).toContain('Telefony 10%')
  expect(changed).toContain('co najmniej 21 dni przed jej wejściem')
  expect(changed).toContain('zapowiadamy 45 dni wcześniej')
  expect(changed).not.toContain('6%')
})

const waits = { collectionDays: 9, reminderDays: 2, arrivalDays: 16 }
test('R19 the rules for buyers state this market’s times, currency and mails', () => {
  const shop = textOf(
    rules({ ...waits, holdMinutes: 45, sendsMail: true, demo: false, currency: 'EUR', electrical: true }),
  )
  expect(shop).toContain('zarezerwowany przez 45 minut')
  expect(shop).toContain('w walucie EUR')
  expect(shop).toContain('w sklepie czeka 9 dni; 2 dni przed końcem tego czasu przypominamy')
  expect(shop).toContain('za dostarczone po 16 dniach')
  expect(shop).toContain('przychodzi e-mailem')
  const silent = textOf(
    rules({
      ...{ ...waits, reminderDays: 0, holdMinutes: 30, sendsMail: false, demo: false },
      ...{ currency: 'PLN', electrical: false },
    }),
  )
  expect(shop).toContain('odnośnikiem z wiadomości')
  expect(shop).toContain('zużyty sprzęt')
  // What has no plug is no waste equipment; the other parts close up.
  expect(silent).not.toContain('sprzęt')
  expect(silent).toContain('7. Dostępność')
  // Where no mail can bring a link, none is promised.
  expect(silent).toContain('może teraz złożyć tylko zalogowany')
  expect(silent).not.toContain('odnośnikiem z wiadomości')
  expect(silent).toContain('w sklepie czeka 9 dni. Potem')
  expect(silent).toContain('nie wysyła teraz wiadomości')
  expect(silent).toContain('zarezerwowany przez 30 minut')
})

test('R16 R19 returns and complaints name the days that the operator has set, and nothing that was turned off', () => {
  const set = {
    ...{ withdrawalDays: 21, sendDays: 30, closeDays: 10, answerDays: 1, silenceAccepts: true },
    ...{ liableMonths: 30, repairMonths: 6, disputeDays: 45, sendsMail: true },
  }
  const said = textOf(returns(set))
  expect(returns(set)[0]?.title).toBe('1. Odstąpienie od umowy w ciągu 21 dni')
  for (const words of [
    'bez podania przyczyny w ciągu 21 dni od otrzymania',
    'odesłać w ciągu 30 dni od odstąpienia',
    'po kolejnych 10 dniach sprawa',
    'w ciągu 1 dnia; brak odpowiedzi oznacza jej uznanie.',
    'ujawnioną w ciągu 30 miesięcy',
    'jednorazowo o 6 miesięcy',
    'w ciągu 45 dni poprosić',
  ]) {
    expect(said).toContain(words)
  }
  const other = textOf(
    returns({ ...set, sendsMail: false, answerDays: 14, silenceAccepts: false, liableMonths: 24, repairMonths: 0 }),
  )
  expect(other).toContain('na reklamację w ciągu 14 dni.')
  expect(other).toContain('ujawnioną w ciągu 2 lat')
  expect(other).not.toMatch(/jednorazowo|brak odpowiedzi/)
})
