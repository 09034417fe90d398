import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import type { MailTemplates } from '../templates.ts'
import { link, purchase, SAMPLES, type sections } from '../texts/samples.ts'
import { renderMail } from './render-mail.ts'
import { FRAMES, WORDS } from './words.ts'

const sender = {
  marketName: 'Obieg',
  owner: {
    name: 'Obieg sp. z o.o.',
    street: 'ul. Przykładowa 1',
    postalCode: '00-001',
    city: 'Warszawa',
    email: 'kontakt@obieg.example',
  },
}

const all = LOCALES.flatMap((locale) =>
  Object.entries(SAMPLES).map(([template, params]) => [locale, template as keyof MailTemplates, params] as const),
)

describe('M01 every mail in three languages', () => {
  test.each(all)('%s %s says all it is told, in text and in HTML', (locale, template, params) => {
    const { subject, text, html } = renderMail(template, locale, params, sender)
    expect(subject).not.toBe('')
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|\}\}|undefined|\[object/)
    for (const part of [text, html]) {
      for (const word of ['Obieg', 'kontakt@obieg.example', 'ul. Przykładowa 1', '00-001 Warszawa']) {
        expect(part).toContain(word)
      }
    }
    const { sections: parts, ...rest } = params as Record<string, string | number> & { sections?: typeof sections }
    if (parts) {
      for (const word of ['Zamówienie', '2 × ThinkPad T480', '2598,00 zł', 'Opłacone.']) {
        expect([text, html].every((part) => part.includes(word))).toBe(true)
      }
    }
    const told = { ...rest } as Record<string, string | number>
    if ('role' in told) told.role = must(FRAMES[locale].role_warehouse, 'the role')
    for (const value of Object.values(told)) {
      expect(text).toContain(String(value))
      expect(html).toContain(String(value).replaceAll('&', '&amp;'))
    }
    expect(html).toContain(`<html lang="${locale}">`)
    // Nothing is fetched and nothing runs when it is opened.
    expect(html).not.toMatch(/<(img|script|link|style|iframe)|url\(|src=/i)
  })
  test.each(LOCALES)('the blanks are the same in %s', (locale) => {
    const blanks = (words: unknown) => [...new Set(JSON.stringify(words).match(/\{\{\w+\}\}/g))].sort()
    for (const template of Object.keys(SAMPLES) as (keyof MailTemplates)[]) {
      expect([template, blanks(WORDS[locale][template])]).toEqual([template, blanks(WORDS['pl-PL'][template])])
    }
  })
  test.each(all)('%s %s names the unit of a time once', (locale, template, params) => {
    const { text } = renderMail(template, locale, params, sender)
    expect(text).not.toMatch(
      /(godzin\w*|hours?|Stunden?|dni|dzień|days?|Tage?|minut\w*|Minuten?) (godz|hour|Stunde|×|dni|day|Tag|min)/,
    )
  })
  test('times are counted as the language counts', () => {
    const say = (hours: number) =>
      renderMail('verifyAccount', 'pl-PL', { ...SAMPLES.verifyAccount, hours }, sender).text
    expect([1, 2, 24, 25].map((hours) => /ważny przez (.+)\./.exec(say(hours))?.[1])).toEqual([
      '1 godzinę',
      '2 godziny',
      '24 godziny',
      '25 godzin',
    ])
  })
})

describe('what people enter stays text', () => {
  const company = 'Evil"><img src=x onerror=alert(1)>\r\nBcc: all@example.com\r\n\r\nGotcha'
  const mail = renderMail('companyRejected', 'en-US', { company, reason: 'a < b\n& c', link }, sender)
  test('HTML is shown, not obeyed', () => {
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('Evil&quot;&gt;&lt;img src=x onerror=alert(1)&gt;')
    expect(mail.html).toContain('a &lt; b<br>&amp; c')
    expect(mail.text).toContain('a < b\n& c')
  })
  test('headings, goods and lines of sections are shown, not obeyed', () => {
    const bad = '<b>Evil</b>\r\nBcc: all@example.com'
    const evil = [{ heading: bad, rows: [[bad, bad, bad]] as const, lines: [bad] }]
    const { subject, text, html } = renderMail('purchasePlaced', 'en-US', { ...purchase, sections: evil }, sender)
    expect(subject).toBe('Your order is accepted')
    expect(html).not.toContain('<b>')
    expect(text).not.toMatch(/^Bcc/m)
    expect(html.match(/&lt;b&gt;Evil&lt;\/b&gt; Bcc/g)).toHaveLength(5)
  })
  test('line ends do not reach the subject', () => {
    expect(mail.subject).toBe(
      'The application of Evil"><img src=x onerror=alert(1)> Bcc: all@example.com Gotcha needs changes',
    )
  })
  test('blanks in a name are not filled', () => {
    const { text } = renderMail('passkeyAdded', 'en-US', { firstName: 'Ola', name: '{{market}} {{firstName}}' }, sender)
    expect(text).toContain('“{{market}} {{firstName}}”')
  })
  test('an advertisement in place of a name is not passed on', () => {
    for (const firstName of ['Win at https://evil.example', 'evil.example', 'www evil', 'a@evil', 'x'.repeat(81), '']) {
      const { text } = renderMail('passwordChanged', 'en-US', { firstName }, sender)
      expect(text.startsWith('Hello,\n')).toBe(true)
    }
    for (const firstName of ['Zoë', 'Anna Maria', "D'Arcy", 'J. P.']) {
      expect(renderMail('passwordChanged', 'en-US', { firstName }, sender).text).toContain(`Hi ${firstName},`)
    }
  })
  test('where a parcel is followed can be pressed in HTML and read in text; what is not encrypted, or hides its host, is text', () => {
    const page = 'https://carrier.example/?n=1&lang=pl'
    const shipment = [{ heading: 'Paczka 1', lines: ['DPD', page], link: page }]
    const sent = renderMail('parcelsSent', 'pl-PL', { ...SAMPLES.parcelsSent, sections: shipment }, sender)
    const anchor = '<a href="https://carrier.example/?n=1&amp;lang=pl" style="color:inherit">'
    // A line stays text, whoever wrote it.
    expect(sent.html.split(anchor)).toHaveLength(2)
    expect(sent.text.split(page)).toHaveLength(3)
    const shipped = renderMail('orderShipped', 'de-DE', { ...SAMPLES.orderShipped, tracking: page }, sender)
    expect(shipped.html.split(anchor)).toHaveLength(2)
    expect(shipped.text).toContain(`zeigt der Versanddienst: ${page}`)
    for (const link of [
      'http://carrier.example/1',
      'javascript:alert(1)',
      'https://a@b.example/',
      'https://a.example/\n',
    ]) {
      const sections = [{ heading: 'Paczka 1', link }]
      const { html, text } = renderMail('parcelsSent', 'pl-PL', { ...SAMPLES.parcelsSent, sections }, sender)
      expect(html).not.toContain(`href="${link.trim()}"`)
      for (const part of [html, text]) expect(part).toContain(link.trim())
    }
  })
  test('a link that is no web address is a mistake of ours', () => {
    const bad = { ...SAMPLES.recoverPassword, link: 'javascript:alert(1)' }
    expect(() => renderMail('recoverPassword', 'de-DE', bad, sender)).toThrow('a mail links to a page')
  })
})
