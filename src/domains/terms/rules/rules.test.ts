import { describe, expect, test } from 'vitest'
import { compareLines } from './compare.ts'
import { isSafeLink, plainLines, readMarkup, refusedLinks } from './markup.ts'
import { composeValues, fillBlocks, unknownPlaceholders } from './placeholders.ts'

describe('R19 the markup of texts', () => {
  test('headings, paragraphs, lists, what stands out and links', () => {
    expect(
      readMarkup('## Zakup\n\nPłać **teraz** albo\nzobacz [zasady](/rules).\n\n- raz\n- dwa\n\n1. pierwszy'),
    ).toEqual([
      { kind: 'heading', level: 2, words: 'Zakup' },
      {
        kind: 'paragraph',
        parts: ['Płać ', { strong: 'teraz' }, ' albo', ' ', 'zobacz ', { words: 'zasady', href: '/rules' }, '.'],
      },
      { kind: 'list', ordered: false, items: [['raz'], ['dwa']] },
      { kind: 'list', ordered: true, items: [['pierwszy']] },
    ])
  })

  test('HTML is text, and what was begun and not ended is, too', () => {
    for (const hostile of ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '**bold', '[link](', '[a](b']) {
      expect(readMarkup(hostile)).toEqual([{ kind: 'paragraph', parts: [hostile] }])
    }
    expect(plainLines(readMarkup('\\*\\*nic\\*\\*'))).toEqual(['**nic**'])
  })

  test.each(['https://a.example/x', 'http://a.example', 'mailto:a@b.example', '/rules?version=2', '#s1'])(
    'a link may lead to %s',
    (href) => expect(isSafeLink(href)).toBe(true),
  )
  test.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', '//evil.example'],
    ...['/\\evil.example', 'https://user:pw@a.example', 'vbscript:x', 'rules', 'https://', ' /rules'],
  ])('and never to %j', (href) => expect(isSafeLink(href)).toBe(false))

  test('a link that leads where none may is named', () => {
    expect(refusedLinks(readMarkup('[x](javascript:alert) i [y](/rules)'))).toEqual(['javascript:alert'])
  })

  test('a long hostile text is read in no time', () => {
    const begun = performance.now()
    readMarkup('['.repeat(30_000) + '**'.repeat(15_000))
    readMarkup('**a'.repeat(20_000))
    expect(performance.now() - begun).toBeLessThan(1500)
  })
})

const facts = {
  settings: {
    ...{ marketName: 'Obieg', currency: 'PLN', holdMinutes: 30 },
    owner: {
      ...{ name: 'Obieg sp. z o.o.', street: 'ul. Prosta 1', postalCode: '00-001', city: 'Warszawa' },
      ...{ email: 'kontakt@obieg.example', phone: '+48 22', taxId: '5260000000' },
    },
  },
  commission: { rate: 650, vat: 2300, categories: [{ names: { 'pl-PL': 'Telefony', 'de-DE': 'Handys' }, rate: 1000 }] },
  periods: { withdrawalDays: 14 },
  noticeDays: 15,
}

describe('R19 places in texts', () => {
  test('are filled as each language writes it', () => {
    const values = composeValues(facts)
    const say = (text: string, locale: 'pl-PL' | 'de-DE') => plainLines(fillBlocks(readMarkup(text), values, locale))[0]
    expect(say('{{commissionRate}}, {{commissionCategories}}', 'pl-PL')).toMatch(/^6,5%, Telefony 10%$/)
    expect(say('{{commissionRate}}, {{ commissionCategories }}', 'de-DE')).toMatch(/^6,5\s%, Handys 10\s%$/)
    expect(say('**{{withdrawalDays}}** dni u {{ownerName}}', 'pl-PL')).toBe('14 dni u Obieg sp. z o.o.')
  })

  test('unknown ones are named, and what a value makes of a link is looked at again', () => {
    expect(unknownPlaceholders('{{ownerName}} {{wymyslone}} {{constructor}}')).toEqual(['wymyslone', 'constructor'])
    const evil = { ...composeValues(facts), ownerEmail: 'javascript:alert(1)' }
    expect(fillBlocks(readMarkup('[pisz]({{ownerEmail}})'), evil, 'pl-PL')).toEqual([
      { kind: 'paragraph', parts: ['pisz'] },
    ])
    expect(fillBlocks(readMarkup('[pisz](mailto:{{ownerEmail}})'), composeValues(facts), 'pl-PL')).toEqual([
      { kind: 'paragraph', parts: [{ words: 'pisz', href: 'mailto:kontakt@obieg.example' }] },
    ])
  })
})

test('R19 two texts are compared line by line', () => {
  expect(compareLines(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
    { mark: 'same', text: 'a' },
    { mark: 'gone', text: 'b' },
    { mark: 'new', text: 'x' },
    { mark: 'same', text: 'c' },
    { mark: 'new', text: 'd' },
  ])
  expect(compareLines([], ['a'])).toEqual([{ mark: 'new', text: 'a' }])
})
