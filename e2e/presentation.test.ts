import { expect, test } from 'vitest'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { putInCart } from './buying.ts'
import { aPicture, field, press, preview, settingBack, snapshotPresentation } from './configuring.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'

const visitor = visitors()
const undo = settingBack()

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}

test('E14 R22 a seller edits the presentation, and everybody sees it in their language and in the seller’s colour', async () => {
  const seller = await sessionOf('secondSeller')
  undo.push(await snapshotPresentation(seller))
  const who = await as(seller)
  const { page, t } = who
  await who.visit('/configuration')
  await field(who, 'headerText.pl-PL').fill('Telefony po przeglądzie')
  await field(who, 'bannerText.en-US').fill('Every phone is tested in 40 steps.')
  await field(who, 'accent').fill('b3261e')
  await field(who, 'picture-header').setInputFiles(await aPicture('naglowek.png', '#b3261e'))
  await preview(who).locator('img[src*="/files/companies/"]').first().waitFor()
  await preview(who).getByText('Telefony po przeglądzie').waitFor()
  await press(who, t('configuration', 'save'))
  await page.getByRole('main').getByText(t('configuration', 'allSaved')).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('configuration', 'toPresentation') })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Telefony po przeglądzie' }).waitFor()

  const guest = await visitor({ locale: 'en-US' })
  await guest.visit(`/company/${seller.user.companyId}`)
  await guest.page.getByRole('link', { name: guest.t('catalog', 'presentationLink') }).click()
  const title = guest.page.getByRole('heading', { level: 1, name: 'Telefony po przeglądzie' })
  await title.waitFor()
  // Nothing in English was written for the title: it is marked as Polish.
  await expect.poll(() => title.getAttribute('lang')).toBe('pl-PL')
  await guest.page.getByText('Every phone is tested in 40 steps.').waitFor()
  await guest.page.reload()
  const link = guest.page.getByRole('main').getByRole('link', { name: guest.t('catalog', 'presentationOffers') })
  await expect.poll(() => link.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(179, 38, 30)')
  await expect
    .poll(() => guest.page.locator('head meta[property="og:image"]').getAttribute('content'))
    .toContain('/files/companies/')
  await expect.poll(() => guest.page.title()).toContain('Telefony po przeglądzie')
  expect(await axeViolations(guest.page)).toEqual([])
  await guest.visit('/seller-presentation/987654')
  await guest.page.getByRole('heading', { name: guest.t('shell', 'notFoundTitle') }).waitFor()
  expect([...who.errors, ...guest.errors]).toEqual([])
})

test('B06 V14 a seller goes on holiday: buyers read it and cannot order, until it ends', async () => {
  const seller = await sessionOf('secondSeller')
  undo.push(await snapshotPresentation(seller))
  const product = await findProduct(`seller=${seller.user.companyId}`, simple(2))
  const buyer = await visitor()
  await buyer.visit(`/products/${product.id}`)
  await putInCart(buyer, product)
  // A list that was open before the holiday began.
  const early = await visitor()
  await early.visit(`/seller-presentation/${seller.user.companyId}`)

  const who = await as(seller)
  const { page, t } = who
  await who.visit('/configuration?section=holiday')
  await page.getByText(t('configuration', 'holidayNone')).waitFor()
  const today = await field(who, 'from').inputValue()
  await field(who, 'until').fill('2020-01-01')
  await press(who, t('configuration', 'holidaySave'))
  await page.getByText(t('configuration', 'untilBeforeFrom')).waitFor()
  await field(who, 'until').fill(`${Number(today.slice(0, 4)) + 2}-01-01`)
  await press(who, t('configuration', 'holidaySave'))
  await page.getByText('Przerwa może trwać najwyżej 120 dni', { exact: true }).waitFor()
  await field(who, 'until').fill(today)
  await field(who, 'note.pl-PL').fill('Jesteśmy na targach w Berlinie.')
  await press(who, t('configuration', 'holidaySave'))
  await page.getByText(t('configuration', 'holidayRunning')).waitFor()

  // Its goods stay visible, without the button.
  await buyer.visit(`/products/${product.id}`)
  const main = buyer.page.getByRole('main')
  await main.getByText('Jesteśmy na targach w Berlinie.').waitFor()
  const add = main.getByRole('button', { name: t('shell', 'addToCartOf', { title: product.title }), exact: true })
  expect(await add.count()).toBe(0)
  await buyer.visit('/cart')
  await main.getByText(t('cart', 'onHoliday')).waitFor()
  await buyer.visit(`/company/${seller.user.companyId}`)
  await main.getByText(t('catalog', 'holidayNowText')).waitFor()
  await buyer.visit(`/seller-presentation/${seller.user.companyId}`)
  await main.getByText(t('catalog', 'holidayNowText')).waitFor()
  // Its cards lose the button within seconds; from the list that was open before, the refusal says why.
  const buttons = (where: Visitor) =>
    where.page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('shell', 'addToCart')}`) })
  await buttons(early).first().click()
  await early.page.getByText('Sprzedawca ma teraz przerwę i nie przyjmuje zamówień').waitFor()
  const left = async () => {
    await buyer.visit(`/seller-presentation/${seller.user.companyId}`)
    return buttons(buyer).count()
  }
  await expect.poll(left, { interval: 1000 }).toBe(0)

  await press(who, t('configuration', 'holidayEnd'))
  await page.getByText(t('configuration', 'holidayNone')).waitFor()
  await buyer.visit(`/products/${product.id}`)
  await putInCart(buyer, product)
  await buyer.visit('/cart')
  await main.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => main.getByText(t('cart', 'onHoliday')).count()).toBe(0)
  expect(
    [...who.errors, ...buyer.errors, ...early.errors].filter(
      (error) => !/^(422 .*\/holiday|409 .*\/lines)$/.test(error),
    ),
  ).toEqual([])
})
