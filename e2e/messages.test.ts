import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Locale } from '../src/values/locale.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { freshPerson } from './fresh-person.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()

async function as(session: LoggedIn, locale: Locale = 'pl-PL'): Promise<Visitor> {
  const who = await visitor({ locale })
  await comeAs(who, session)
  return who
}
const field = ({ page, t }: Visitor) => page.getByRole('textbox', { name: t('messages', 'writeLabel') })
const button = ({ page, t }: Visitor, key: Parameters<typeof t<'messages'>>[1]) =>
  page.getByRole('button', { name: t('messages', key), exact: true })
async function say(who: Visitor, words: string): Promise<void> {
  await field(who).fill(words)
  await button(who, 'send').click()
}
/** How many conversations wait, as the header says it. */
const counter = ({ page, t }: Visitor, count: number) =>
  page.getByRole('link', { name: t('shell', 'messagesUnread', { count }), exact: true })

test('M01 R22 a buyer asks on a product, the seller answers by a template live, with a file, a warning, a report and a decision', async () => {
  const shop = await sessionOf('seller')
  const companyId = shop.user.companyId
  const product = await findProduct(`seller=${companyId}`, simple(3))
  const hanna = await as((await freshPerson()).elsewhere, 'de-DE')
  await hanna.visit(`/products/${product.id}`)
  await hanna.page.getByRole('link', { name: hanna.t('product', 'askSeller') }).click()
  await hanna.page.getByRole('heading', { name: hanna.t('messages', 'ask') }).waitFor()
  expect(await axeViolations(hanna.page)).toEqual([])
  const question = `Hält der Akku noch fünf Stunden? ${Math.random().toString(36).slice(2, 8)}`

  // The seller looks at something else: the number in the header grows without another look.
  const seller = await as(shop)
  await seller.visit('/rules')
  await seller.page
    .getByRole('link', { name: new RegExp(`^${seller.t('shell', 'messages')}`) })
    .first()
    .waitFor()
  await seller.page.waitForTimeout(7000)
  const label = () =>
    seller.page
      .getByRole('link', { name: new RegExp(`^${seller.t('shell', 'messages')}`) })
      .first()
      .getAttribute('aria-label')
  const before = Number(/\d+/.exec((await label()) ?? '')?.[0] ?? 0)
  await say(hanna, question)
  await hanna.page.getByRole('log').getByText(question).waitFor()
  await counter(seller, before + 1).waitFor()

  await seller.visit(`/messages?inbox=${companyId}`)
  await seller.page.getByRole('link').filter({ hasText: question }).first().click()
  await seller.page.getByRole('log').getByText(question).waitFor()
  await button(seller, 'templatesEdit').click()
  await seller.page.getByLabel(seller.t('messages', 'templateName'), { exact: true }).fill('Odpowiedź')
  await seller.page
    .getByLabel(seller.t('messages', 'templateWords'), { exact: true })
    .fill('Guten Tag {firstName}, zu {product}: ja.')
  expect(await axeViolations(seller.page)).toEqual([])
  await button(seller, 'templateAdd').click()
  await seller.page.getByText(seller.t('messages', 'templateSaved')).waitFor()
  await seller.page.keyboard.press('Escape')
  await seller.page.getByLabel(seller.t('messages', 'template'), { exact: true }).selectOption({ label: 'Odpowiedź' })
  await expect.poll(() => field(seller).inputValue()).toContain(product.title)
  await button(seller, 'send').click()
  // It stands in the buyer's open page by itself.
  const answer = hanna.page.getByRole('log').getByText('Guten Tag', { exact: false })
  await answer.waitFor()

  // A picture goes with words that lead away: the writer is asked, the reader warned.
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#789' } })
    .jpeg()
    .toBuffer()
  await hanna.page.setInputFiles('input[type=file]', { name: 'akku.jpg', mimeType: 'image/jpeg', buffer: photo })
  await hanna.page.getByText('akku.jpg').waitFor()
  await say(hanna, 'Rufen Sie an: 6 0 0-1 0 0-2 0 0')
  await hanna.page.getByText(hanna.t('messages', 'warning_phone')).waitFor()
  expect(await axeViolations(hanna.page)).toEqual([])
  await button(hanna, 'sendAnyway').click()
  await hanna.page
    .getByRole('log')
    .getByRole('button', { name: hanna.t('messages', 'openFile', { name: 'akku.jpg' }) })
    .waitFor()
  await seller.page.getByText(seller.t('messages', 'warnReader')).waitFor()
  await seller.page.getByRole('log').getByText(seller.t('messages', 'warning_phone')).waitFor()
  expect(await problemsOn(seller, 'a conversation', { phone: true })).toEqual([])

  await seller.page
    .getByRole('button', { name: seller.t('messages', 'reportOne') })
    .last()
    .click()
  await seller.page.getByLabel(seller.t('messages', 'reportReason')).selectOption('outside')
  await seller.page
    .getByRole('dialog')
    .getByRole('button', { name: seller.t('messages', 'report'), exact: true })
    .click()
  await seller.page.getByText(seller.t('messages', 'reported')).waitFor()

  const operator = await as(await sessionOf('operator'), 'en-US')
  await operator.visit('/admin/message-reports')
  await operator.page
    .getByRole('listitem')
    .filter({ hasText: product.title })
    .last()
    .getByRole('link', { name: operator.t('messages', 'readReport') })
    .click()
  await operator.page.getByText('Rufen Sie an', { exact: false }).waitFor()
  expect(await problemsOn(operator, 'a report', { phone: true })).toEqual([])
  await button(operator, 'decide_closed').click()
  await operator.page.getByRole('dialog').getByRole('textbox').fill('Contact outside of the market.')
  await operator.page
    .getByRole('dialog')
    .getByRole('button', { name: operator.t('messages', 'decide_closed'), exact: true })
    .click()
  await operator.page.getByText(operator.t('messages', 'decided')).waitFor()
  await hanna.page.getByText(hanna.t('messages', 'refusal_conversation_closed')).waitFor()
  expect([hanna.errors, seller.errors, operator.errors]).toEqual([[], [], []])
})

test.each<Locale>(['pl-PL', 'en-US', 'de-DE'])(
  'V12 the contact form asks to log in, then writes to the operator (%s)',
  async (locale) => {
    const guest = await visitor({ locale })
    await guest.visit('/contact')
    await guest.page.getByText(guest.t('messages', 'contactLogIn'), { exact: true }).waitFor()
    expect(await field(guest).count()).toBe(0)
    expect(await problemsOn(guest, 'contact', { phone: true })).toEqual([])
    await guest.page
      .getByRole('link', { name: guest.t('messages', 'logIn'), exact: true })
      .last()
      .click()
    await guest.page.waitForURL(/auth\?next=%2Fcontact/)

    const piotr = await as((await freshPerson()).elsewhere, locale)
    await piotr.visit('/contact')
    await piotr.page.getByLabel(piotr.t('messages', 'contactTopic')).selectOption('payment')
    // What cannot be sent says so in red, in the words of the specification.
    await piotr.page.route('**/api/inboxes/own/conversations', (route) => route.abort(), { times: 1 })
    const words = `Zwrot ${Math.random().toString(36).slice(2, 8)}`
    await say(piotr, words)
    await piotr.page.getByText(piotr.t('messages', 'sendFailed'), { exact: false }).waitFor()
    await button(piotr, 'send').click()
    await piotr.page.getByText(piotr.t('messages', 'contactSent')).waitFor()
    expect(await axeViolations(piotr.page)).toEqual([])
    const operator = await as(await sessionOf('operator'), locale)
    await operator.visit('/admin/messages')
    await operator.page.getByRole('link').filter({ hasText: words }).click()
    await operator.page.getByRole('log').getByText(words).waitFor()
    expect(await problemsOn(operator, 'messages of the operator', { phone: true })).toEqual([])
    await say(operator, 'We look into it.')
    await counter(piotr, 1).waitFor()
    await piotr.page.getByRole('link', { name: piotr.t('messages', 'contactOpen') }).click()
    await piotr.page.getByRole('log').getByText('We look into it.').waitFor()
    await expect.poll(() => counter(piotr, 1).count()).toBe(0)
    expect(guest.errors).toEqual([])
  },
)

test('an empty inbox says where messages come from; search finds words', async () => {
  const who = await as((await freshPerson()).elsewhere)
  await who.visit('/messages')
  await who.page.getByText(who.t('messages', 'none')).waitFor()
  expect(await problemsOn(who, 'an empty inbox', { phone: true })).toEqual([])
  await who.page.getByRole('searchbox', { name: who.t('messages', 'searchLabel') }).fill('ładowarka')
  await who.page.keyboard.press('Enter')
  await who.page.getByText(who.t('messages', 'searchNone')).waitFor()
  expect(who.errors).toEqual([])
})
