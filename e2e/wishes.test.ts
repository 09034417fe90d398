import { expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { freshPerson } from './fresh-person.ts'
import { ask, findProduct, readCards, simple } from './goods.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { fillLogin } from './signing-in.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
const as = async ({ tokenUser }: LoggedIn, method: string, path: string, body?: unknown) =>
  ask(path, {
    ...{ method, headers: { authorization: `Bearer ${tokenUser}`, 'content-type': 'application/json' } },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const heartOf = ({ page, t }: Visitor, title: string) =>
  page.getByRole('button', { name: `${t('hearts', 'toFavourites')}: ${title}`, exact: true }).first()
/** Where somebody is told of a lower price. */
async function toldOf(person: LoggedIn) {
  const { choices } = (await as(person, 'GET', '/api/notices/choices')) as {
    choices: { kind: string; inMarket: boolean; byMail: boolean }[]
  }
  return choices.find(({ kind }) => kind === 'priceDropped')
}

/** What is told now was not told when the page was opened before: it is looked at until it is there. */
const noticed = (who: Visitor, title: string) =>
  expect
    .poll(async () => {
      await who.visit('/notices')
      const link = who.page.getByRole('link', { name: startsWith(`„${title}`) }).first()
      // The list comes after the page.
      return link.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
    })
    .toBe(true)
const mailsTo = async (email: string) => {
  const { tokenUser } = await sessionOf('operator')
  const { mails } = await ask<{ mails: { recipient: string; template: string }[] }>('/api/admin/mails', {
    headers: { authorization: `Bearer ${tokenUser}` },
  })
  return mails.filter(({ recipient }) => recipient === email).map(({ template }) => template)
}

test('R11 a guest puts hearts on two things, logs in and has them; a lower price is told in the market and by mail where it is wanted', async () => {
  const seller = await sessionOf('seller')
  // Nobody has told this person anything before, and they have changed nothing of what they are told.
  const buyer = await freshPerson()
  const cards = (await readCards(`seller=${seller.user.companyId}&sort=newest`)).filter(
    ({ quantity, versionId }) => quantity > 1 && versionId !== null,
  )
  const [one, two] = cards
  if (!one || !two) throw new Error('no goods')
  const who = await visitor({ locale: 'pl-PL' })
  const { page, t } = who
  for (const { id, title } of [one, two]) {
    await who.visit(`/products/${id}`)
    await heartOf(who, title).click()
    await page.getByText(t('hearts', 'favouriteAdded')).first().waitFor()
  }
  // What was looked at before, in this browser alone.
  await page.getByRole('heading', { name: t('hearts', 'recentlySeen') }).waitFor()
  await who.visit('/favourites')
  for (const { title } of [one, two]) await page.getByRole('heading', { name: title, exact: true }).waitFor()
  expect(await problemsOn(who, 'favourites of a guest', { phone: true })).toEqual([])
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell', 'signIn') })
    .click()
  await fillLogin(who, buyer.email, buyer.password)
  await page.waitForURL(/\/favourites/)
  for (const { title } of [one, two]) await page.getByRole('heading', { name: title, exact: true }).waitFor()
  const mine = await as(buyer.elsewhere, 'GET', '/api/favourites/ids')
  expect((mine as { ids: number[] }).ids).toEqual(expect.arrayContaining([one.id, two.id]))

  await page.getByLabel(t('wishes', 'priceMails')).check()
  await expect.poll(() => toldOf(buyer.elsewhere)).toMatchObject({ byMail: true })
  // Lower than other journeys have ever set it.
  const price = Math.round(one.price / 4)
  await as(seller, 'PUT', `/api/companies/${seller.user.companyId}/products/${one.id}/prices`, {
    prices: [{ versionId: one.versionId, expected: one.price, price, announce: true }],
  })
  // The bell counts by itself.
  await page.getByRole('link', { name: startsWith(t('hearts', 'noticeCount', { count: 1 }).slice(0, 12)) }).waitFor()
  await noticed(who, one.title)
  expect(await problemsOn(who, 'notices', { phone: true })).toEqual([])
  await expect.poll(() => mailsTo(buyer.email), { timeout: 90_000 }).toContain('newNotices')
  await page.getByRole('button', { name: t('noticeList', 'readAll') }).click()
  await page.getByRole('button', { name: t('noticeList', 'readAll') }).waitFor({ state: 'detached' })
  // Whoever wants it neither here nor by mail is told nothing.
  await who.visit('/notices/settings')
  expect(await problemsOn(who, 'settings of notices', { phone: true })).toEqual([])
  const row = page.getByRole('group', { name: t('noticeList', 'name_priceDropped') })
  await row.getByLabel(t('noticeList', 'inMarket')).uncheck()
  await page.getByText(t('noticeList', 'saved')).first().waitFor()
  await row.getByLabel(t('noticeList', 'byMail')).uncheck()
  await expect.poll(() => toldOf(buyer.elsewhere)).toMatchObject({ inMarket: false, byMail: false })
  await as(seller, 'PUT', `/api/companies/${seller.user.companyId}/products/${two.id}/prices`, {
    prices: [{ versionId: two.versionId, expected: two.price, price: Math.round(two.price / 4), announce: true }],
  })
  await new Promise((done) => setTimeout(done, 3000))
  await noticed(who, one.title)
  expect(await page.getByRole('link', { name: startsWith(`„${two.title}”`) }).count()).toBe(0)
  expect(who.errors).toEqual([])
}, 180_000)

test('a search of the catalogue is kept, listed and dropped', async () => {
  const who = await visitor({ locale: 'de-DE' })
  await comeAs(who, await sessionOf('buyer'))
  const { page, t } = who
  await who.visit('/catalog?q=thinkpad&state=used')
  await page.getByRole('link', { name: t('catalog', 'saveSearch') }).click()
  await page.getByLabel(t('wishes', 'searchName')).fill('Gebrauchte ThinkPads')
  await page.getByLabel(t('wishes', 'often'), { exact: true }).selectOption('atOnce')
  expect(await problemsOn(who, 'a search to be kept', { phone: true })).toEqual([])
  await page.getByRole('button', { name: t('wishes', 'keep'), exact: true }).click()
  await page.getByRole('link', { name: 'Gebrauchte ThinkPads' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: t('wishes', 'dropSearch', { name: 'Gebrauchte ThinkPads' }) }).click()
  await page.getByText(t('wishes', 'noSearches')).waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(who.errors).toEqual([])
})

test.each(LOCALES)(
  '%s: a guest without scripts asks to be told, is asked to confirm, and hears of it once it is back',
  async (locale) => {
    const seller = await sessionOf('seller')
    const at = `/api/companies/${seller.user.companyId}/products`
    const product = await findProduct(`seller=${seller.user.companyId}&sort=-price`, simple(1))
    const [version] = product.versions
    const move = (delta: number) =>
      as(seller, 'POST', `${at}/${product.id}/stock`, {
        reason: 'correction',
        changes: [{ versionId: version?.id, delta }],
      })
    const pieces = version?.quantity ?? 0
    await move(-pieces)
    const who = await visitor({ locale, javaScript: false })
    const { page, t } = who
    const email = `gast-${locale.toLowerCase()}-${Date.now()}@example.com`
    await expect
      .poll(async () => {
        await who.visit(`/products/${product.id}`)
        return page.getByRole('link', { name: t('product', 'tellMe') }).count()
      })
      .toBe(1)
    await page.getByRole('link', { name: t('product', 'tellMe') }).click()
    await page.getByLabel(t('wishes', 'alertEmail')).fill(email)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('wishes', 'tellMe') })
      .click()
    await page.getByText(t('wishes', 'alert_sent')).waitFor()
    expect(await mailsTo(email)).toEqual(['stockAlertConfirm'])
    await who.visit(await linkIn(email))
    await page.getByRole('button', { name: t('wishes', 'alertConfirm') }).click()
    await page.getByText(t('wishes', 'alert_confirmed')).waitFor()
    await move(pieces)
    await expect.poll(() => mailsTo(email), { timeout: 90_000 }).toEqual(['backInStock', 'stockAlertConfirm'])
    expect(who.errors).toEqual([])
    const other = await visitor({ locale, theme: 'dark' })
    await other.visit(`/stock-alert?product=${product.id}&version=${version?.id}`)
    expect(await problemsOn(other, 'asking to be told', { phone: true })).toEqual([])
  },
  180_000,
)

async function linkIn(email: string): Promise<string> {
  const { tokenUser } = await sessionOf('operator')
  const headers = { authorization: `Bearer ${tokenUser}` }
  const { mails } = await ask<{ mails: { id: number; recipient: string }[] }>('/api/admin/mails', { headers })
  const id = mails.find(({ recipient }) => recipient === email)?.id
  const { content } = await ask<{ content: { text: string } }>(`/api/admin/mails/${id}`, { headers })
  const link = /https?:\S+token=\S+/.exec(content.text)?.[0] ?? ''
  return new URL(link).pathname.replace(/^\/(en|de)(?=\/)/, '') + new URL(link).search
}
