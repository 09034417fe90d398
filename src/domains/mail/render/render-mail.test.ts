import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import type { MailTemplates } from '../templates.ts'
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
const link = 'https://obieg.example/verify?username=hanna&code=482913'
const near = { carrier: 'InPost', trackingNumber: '600000000000000000000001', tracking: 'https://inpost.example/?n=6' }
const order = { firstName: 'Hanna', number: 'OB-2026-0000017', seller: 'ReKomp sp. z o.o.', link }
const sections = [{ heading: 'Zamówienie', rows: [['2 × ThinkPad T480', '2598,00 zł']] as const, lines: ['Opłacone.'] }]
const purchase = { firstName: 'Hanna', link, sections }
const confirmed = { ...purchase, forms: [] }
const payout = {
  ...{ firstName: 'Hanna', company: 'ReKomp sp. z o.o.', price: '1299,00 zł', account: 'PL61 … 2874', link },
}
/** A new template has to be shown here, too. */
const chargeback = { numbers: 'OB-2026-0000017', amount: '1 299,00 zł', link }
const SAMPLES: { [T in keyof MailTemplates]: MailTemplates[T] } = {
  verifyAccount: { firstName: 'Hanna', code: '482913', link, hours: 24 },
  recoverPassword: { firstName: 'Hanna', link, minutes: 30 },
  passwordChanged: { firstName: 'Hanna' },
  testMail: { firstName: 'Hanna' },
  emailChangeOld: { firstName: 'Hanna', newEmail: 'nowy@example.com', link, hours: 24 },
  emailChangeNew: { firstName: 'Hanna', link, hours: 24 },
  emailChanged: { firstName: 'Hanna', newEmail: 'nowy@example.com' },
  secondFactorOn: { firstName: 'Hanna' },
  secondFactorOff: { firstName: 'Hanna' },
  secondFactorRemoved: { firstName: 'Hanna' },
  passkeyAdded: { firstName: 'Hanna', name: 'Telefon' },
  accountSuspended: { firstName: 'Hanna', reason: 'Fałszywe oceny.' },
  accountReinstated: { firstName: 'Hanna' },
  accountDeleted: { firstName: 'Hanna' },
  companyWaiting: { company: 'ReKomp sp. z o.o.', link },
  companyApproved: { company: 'ReKomp sp. z o.o.', link },
  companyRejected: { company: 'ReKomp sp. z o.o.', reason: 'Brakuje odpisu.', link },
  companySuspended: { company: 'ReKomp sp. z o.o.', reason: 'Brak odpowiedzi.' },
  companyReinstated: { company: 'ReKomp sp. z o.o.' },
  bankDataChanged: {
    company: 'ReKomp sp. z o.o.',
    before: 'PL61 … 2874',
    after: 'DE89 … 3000',
    at: '22 listopada 2026, 11:20',
    until: '29 listopada 2026',
    link,
  },
  payoutPaid: { ...payout, on: '22 listopada 2026' },
  payoutReturned: { ...payout, reason: 'Rachunek zamknięty' },
  apiKeyCreated: { company: 'ReKomp sp. z o.o.', name: 'ERP', link },
  apiKeyRotated: { company: 'ReKomp sp. z o.o.', name: 'ERP', link },
  teamInvitation: { company: 'ReKomp sp. z o.o.', role: 'warehouse', inviter: 'Paweł Sobczak', link, days: 7 },
  orderShipped: {
    ...order,
    sections,
    carrier: 'DPD',
    trackingNumber: '1000000000001U',
    tracking: 'https://dpd.example/?n=1',
  },
  trackingCorrected: {
    ...order,
    carrier: 'DPD',
    trackingNumber: '1000000000002U',
    tracking: 'https://dpd.example/?n=2',
  },
  parcelOutForDelivery: { ...order, ...near, sections },
  parcelReadyToCollect: { ...order, ...near, sections },
  parcelHeldUp: {
    ...order,
    ...near,
    sections,
    what: 'Kurier nikogo nie zastał',
    todo: 'Kurier przyjedzie jeszcze raz.',
  },
  parcelNeedsYou: {
    ...{ firstName: 'Paweł', number: 'OB-2026-0000017', company: 'ReKomp sp. z o.o.', link, ...near, sections },
    ...{ what: 'Paczka jest za duża na tę usługę', todo: 'Zapytaj przewoźnika.' },
  },
  orderSent: { ...order, sections, trackingNumber: 'ABC123' },
  orderOnItsWay: { ...order, sections },
  parcelsSent: { ...order, sections, state: 'Reszta przyjdzie osobno.' },
  parcelsCorrected: { ...order, sections },
  orderDelivered: { ...order, sections },
  orderReady: { ...order, place: 'Sklep Kraków, ul. Długa 5', until: '30 listopada 2026' },
  stockAlertConfirm: { product: 'ThinkPad T480', link, hours: 48, waits: 180 },
  backInStock: { product: 'ThinkPad T480', link, unsubscribe: 'https://obieg.pl/unsubscribe?token=x' },
  newNotices: { firstName: 'Hanna', sections, link, unsubscribe: 'https://obieg.pl/unsubscribe?token=x' },
  orderReadyReminder: { ...order, place: 'Sklep Kraków, ul. Długa 5', until: '30 listopada 2026' },
  paymentNeedsYou: { payment: 'cs_test_4711', link },
  chargebackOpened: { ...chargeback, until: '30 listopada 2026, 12:00' },
  chargebackEnding: { ...chargeback, until: '30 listopada 2026, 12:00' },
  chargebackWon: chargeback,
  chargebackLost: chargeback,
  chargebackAnswerRefused: chargeback,
  ksefRefused: {
    ...{ company: 'ReKomp sp. z o.o.', number: 'FV/2026/000001', problem: '450 Błąd semantyki', link },
    todo: 'Popraw fakturę.',
  },
  ksefTokenRefused: { company: 'ReKomp sp. z o.o.', link },
  ksefOverdue: { company: 'ReKomp sp. z o.o.', number: 'FV/2026/17', days: 1, link },
  orderCalledOff: { ...order, sections, reason: 'Towaru nie ma.' },
  orderCancelledByMarket: { ...order, sections, reason: 'Nikt nie odebrał.' },
  orderRefunded: { ...order, amount: '100,00 zł', reason: 'zwrot towaru', how: 'Przelewem.' },
  paidOrderCancelled: { ...order, amount: '100,00 zł', reason: 'zwrot towaru', how: 'Przelewem.' },
  withdrawalReceipt: {
    ...{ number: 'OB-2026-0000017', receipt: 'OB-2026-0000017/1', seller: 'ReKomp sp. z o.o.', name: 'Hanna Lis' },
    ...{ at: '22 listopada 2026 12:30', until: '7 grudnia 2026', sections, link },
  },
  withdrawalStopped: {
    ...{ number: 'OB-2026-0000017', receipt: 'OB-2026-0000017/1', seller: 'ReKomp sp. z o.o.', name: 'Hanna Lis' },
    ...{ at: '22 listopada 2026 12:30', money: 'Zamówienie jest anulowane, 100,00 zł wraca na kartę.', sections, link },
  },
  returnNews: { number: 'OB-2026-0000017/1', kind: 'Reklamacja', what: 'Odpowiedź', news: 'Uznana.', sections, link },
  refundAccountWanted: { ...order, amount: '100,00 zł' },
  messagesUnread: { firstName: 'Hanna', sections, link, unsubscribe: 'https://obieg.example/unsubscribe?token=x' },
  messageReportDecided: {
    firstName: 'Hanna',
    subject: 'ThinkPad',
    outcome: 'Bez naruszenia.',
    words: 'Nic złego.',
    link,
  },
  messageWarning: { firstName: 'Hanna', subject: 'ThinkPad', outcome: 'Upomnienie.', words: 'Prosimy.', link },
  reportReceived: { number: 'ZG-17', link, sections },
  reportDecided: { number: 'ZG-17', link, sections },
  contentRestricted: { content: 'ThinkPad', link, sections },
  contentRestored: { content: 'ThinkPad', link, sections },
  complaintReceived: { number: 'ZG-17', link },
  complaintAnswered: { number: 'ZG-17', link, sections },
  reportsWarned: { reason: 'Bez podstaw.' },
  reportsSuspended: { reason: 'Bez podstaw.', until: '30 listopada 2026' },
  reportUrgent: { number: 'ZG-17', content: 'ThinkPad', reason: 'zagrożenie życia', link },
  reviewHidden: {
    firstName: 'Hanna',
    product: 'ThinkPad',
    reason: 'Dane osobowe.',
    link: 'https://obieg.example/review/x',
  },
  reviewRestored: {
    firstName: 'Hanna',
    product: 'ThinkPad',
    reason: 'Po ponownym sprawdzeniu.',
    link: 'https://obieg.example/review/x',
  },
  refundGone: { ...order, amount: '100,00 zł', where: 'Na kartę.', when: 'Za trzy dni.' },
  orderFound: {
    firstName: 'Anna',
    number: 'OB-2026-0000017',
    link: 'https://example.com/find-order/open?token=x',
    hours: 24,
  },
  purchaseToConfirm: { ...purchase, until: '22 listopada 2026 12:30' },
  purchaseToPay: { ...confirmed, until: '22 listopada 2026 12:30', price: '1 299,00 zł' },
  transferToSend: { ...purchase, until: '27 listopada 2026 12:30', price: '1 299,00 zł' },
  transferReminder: { ...purchase, until: '27 listopada 2026 12:30', price: '1 299,00 zł' },
  transferInPart: { ...purchase, price: '299,00 zł', received: '1 000,00 zł' },
  purchasePlaced: confirmed,
  purchasePaid: { ...confirmed, price: '1 299,00 zł' },
  paidTooLate: { ...purchase, price: '1 299,00 zł' },
  paidAfterCancelling: { ...purchase, price: '1 299,00 zł' },
  purchaseExpiring: { ...purchase, until: '22 listopada 2026 12:30', price: '1 299,00 zł' },
  purchaseExpired: purchase,
  reviewWanted: { ...purchase, unsubscribe: 'https://obieg.example/unsubscribe?token=abc' },
  purchaseNotConfirmed: purchase,
  purchaseCancelled: purchase,
  orderToHandle: { ...purchase, number: 'OB-2026-0000017', company: 'ReKomp sp. z o.o.', price: '1 299,00 zł' },
  orderNotToHandle: {
    ...purchase,
    ...{ number: 'OB-2026-0000017', company: 'ReKomp sp. z o.o.', who: 'Kupujący', reason: 'Rozmyślił się.' },
    money: 'Nic nie zapłacono.',
  },
  orderRefundedByMarket: {
    ...purchase,
    ...{ number: 'OB-2026-0000017', company: 'ReKomp sp. z o.o.', amount: '100,00 zł', reason: 'gest' },
    todo: 'Niczego nie musisz robić.',
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
    const evil = [{ heading: bad, rows: [[bad, bad]] as const, lines: [bad] }]
    const { subject, text, html } = renderMail('purchasePlaced', 'en-US', { ...purchase, sections: evil }, sender)
    expect(subject).toBe('Your order is accepted')
    expect(html).not.toContain('<b>')
    expect(text).not.toMatch(/^Bcc/m)
    expect(html.match(/&lt;b&gt;Evil&lt;\/b&gt; Bcc/g)).toHaveLength(4)
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
    expect(shipped.text).toContain(`zeigt der Paketdienst: ${page}`)
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
