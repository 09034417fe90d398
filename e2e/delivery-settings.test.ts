import { afterAll, describe, expect, test } from 'vitest'
import type { DeliverySettings } from '../src/domains/shipping/delivery-settings/contract.ts'
import { LOCALES } from '../src/values/locale.ts'
import { type Visitor, visitors } from './browser.ts'
import { putInCart } from './buying.ts'
import { aDraftCompany, aNewcomer, call } from './companies.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}
const field = ({ page }: Visitor, name: string) => page.locator(`main [name="${name}"]`)
/** The methods stand in a fixed order: DPD point, DPD, GLS, InPost locker, InPost, shop. */
const [DPD, GLS, LOCKER] = ['methods.1', 'methods.2', 'methods.3']

test('E12 V10 E16 a new company is told to set its prices, mends a doubled id, keeps a key that is never shown', async () => {
  const { companyId, owner } = await aDraftCompany(await aNewcomer('Lidia', 'Kurierska'), 'Kurierska')
  const who = await as(owner)
  const { page, t } = who
  await who.visit('/logistics')
  const notice = page.getByRole('main').getByText(t('deliverySettings', 'notConfigured'))
  await notice.waitFor()
  const save = page.getByRole('button', { name: t('deliverySettings', 'save'), exact: true })
  await field(who, `${DPD}.enabled`).check()
  await save.click()
  await page.locator(`[name="${DPD}.price"][aria-invalid]`).waitFor()
  await field(who, `${DPD}.price`).fill('18,5')
  await field(who, `${DPD}.codPrice`).fill('23.50')
  await field(who, `${DPD}.freeFrom`).fill('300')
  await field(who, `${LOCKER}.enabled`).check()
  await field(who, `${LOCKER}.price`).fill('13,99')
  for (const method of [DPD, LOCKER]) {
    const card = page.locator('fieldset').filter({ has: page.locator(`[name="${method}.price"]`) })
    await card.locator('summary').last().click()
    await field(who, `${method}.externalId`).fill('ERP-7')
  }
  await field(who, `${LOCKER}.sizePrices.small`).fill('11,99')
  await save.click()
  await page.getByRole('main').getByText('Ten klucz jest już na liście').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe(`${LOCKER}.externalId`)
  await field(who, `${LOCKER}.externalId`).fill('ERP-8')
  await save.click()
  await page.getByRole('main').getByText(t('deliverySettings', 'allSaved')).waitFor()
  await expect.poll(() => notice.count()).toBe(0)

  await page.getByRole('button', { name: t('deliverySettings', 'connectTo', { name: 'InPost' }) }).click()
  await field(who, 'fields.organizationId').fill('a b')
  await page.getByRole('button', { name: t('deliverySettings', 'saveCarrier') }).click()
  await page.locator('[name="fields.organizationId"][aria-invalid]').waitFor()
  await field(who, 'fields.organizationId').fill('48211')
  await field(who, 'fields.apiKey').fill('a-key-that-nobody-has-9z8y')
  await page.getByRole('button', { name: t('deliverySettings', 'saveCarrier') }).click()
  await page.getByText('•••• 9z8y').waitFor()
  await page.reload()
  await page.getByText('•••• 9z8y').waitFor()
  expect(await page.content()).not.toContain('a-key-that')
  await expect.poll(() => field(who, `${DPD}.price`).inputValue()).toBe('18,50')
  await expect.poll(() => field(who, `${LOCKER}.sizePrices.small`).inputValue()).toBe('11,99')
  await page.getByLabel(t('deliverySettings', 'previewSize')).selectOption('small')
  await page
    .getByRole('region', { name: t('deliverySettings', 'preview') })
    .getByText('11,99')
    .waitFor()
  const kept = await call<DeliverySettings>(owner, 'GET', `/api/companies/${companyId}/delivery-settings`)
  expect(kept.methods[1]).toMatchObject({ price: 1850, codPrice: 2350, freeFrom: 30_000, externalId: 'ERP-7' })

  await page.getByRole('button', { name: t('deliverySettings', 'remove'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('deliverySettings', 'remove'), exact: true })
    .click()
  await page.getByRole('region', { name: 'InPost' }).getByText(t('deliverySettings', 'notConnected')).waitFor()
  expect(who.errors.filter((error) => !/^422 .*\/(delivery-settings|inpost)$/.test(error))).toEqual([])
})

/** What the demo seller had before; set again when all is done. */
let before: { seller: LoggedIn; companyId: number; methods: DeliverySettings['methods'] } | undefined
afterAll(async () => {
  if (!before) return
  const { seller, companyId, methods } = before
  const path = `/api/companies/${companyId}/delivery-settings`
  const { revision } = await call<DeliverySettings>(seller, 'GET', path)
  await call(seller, 'PUT', path, { revision, methods })
})

test('E12 R13 a seller changes a price; a buyer finds it in the cart; what a colleague saved meanwhile is not lost', async () => {
  const seller = await sessionOf('secondSeller')
  const companyId = Number(seller.user.companyId)
  const path = `/api/companies/${companyId}/delivery-settings`
  before = { seller, companyId, methods: (await call<DeliverySettings>(seller, 'GET', path)).methods }
  const who = await as(seller, { locale: 'en-US' })
  const { page, t } = who
  await who.visit('/logistics')
  await field(who, `${GLS}.enabled`).check()
  await field(who, `${GLS}.price`).fill('27.31')
  await field(who, `${GLS}.codPrice`).fill('')
  await field(who, `${GLS}.freeFrom`).fill('')
  // A colleague is faster.
  const now = await call<DeliverySettings>(seller, 'GET', path)
  await call(seller, 'PUT', path, { revision: now.revision, methods: now.methods })
  const save = page.getByRole('button', { name: t('deliverySettings', 'save'), exact: true })
  await save.click()
  await page.getByText(t('drafts', 'conflictTitle')).waitFor()
  await page.getByRole('button', { name: t('drafts', 'conflictLoad') }).click()
  // What was typed stays, around it stands what the colleague has saved.
  await page.getByText(t('drafts', 'conflictMerged')).waitFor()
  await expect.poll(() => field(who, `${GLS}.price`).inputValue()).toBe('27.31')
  await save.click()
  await page.getByRole('main').getByText(t('deliverySettings', 'allSaved')).waitFor()
  expect(who.errors.filter((error) => !/^409 .*\/delivery-settings$/.test(error))).toEqual([])

  const product = await findProduct(`seller=${companyId}`, simple(1))
  const buyer = await visitor()
  await buyer.visit(`/products/${product.id}`)
  await buyer.page.getByRole('main').getByText(/27,31/).first().waitFor()
  await putInCart(buyer, product)
  await buyer.visit('/cart')
  await buyer.page.getByRole('main').getByText(/27,31/).first().waitFor()
  expect(buyer.errors).toEqual([])
})

test('B04 the operator sets a rate for a category, sees what it comes to, and takes it back', async () => {
  const who = await as(await sessionOf('operator'))
  const { page, t } = who
  await who.visit('/admin/commission')
  await page.getByRole('button', { name: t('deliverySettings', 'addRule') }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: t('deliverySettings', 'save'), exact: true })
  await save.click()
  await dialog.getByText(t('deliverySettings', 'chooseSubject')).waitFor()
  await dialog.getByLabel(t('deliverySettings', 'findCompany')).fill('rekomp')
  await dialog.getByLabel(t('deliverySettings', 'findCompany')).press('Enter')
  await dialog
    .getByRole('list', { name: t('deliverySettings', 'chooseCompany') })
    .getByRole('button')
    .first()
    .click()
  await dialog.getByLabel(t('deliverySettings', 'category')).selectOption({ index: 1 })
  await dialog.getByLabel(t('deliverySettings', 'rate')).fill('4,5')
  await save.click()
  const table = page.getByRole('region', { name: t('deliverySettings', 'rulesOfCompanies') })
  await table
    .getByText(/4,5\s?%/)
    .first()
    .waitFor()
  await page.getByLabel(t('deliverySettings', 'exampleRule')).selectOption({ index: 1 })
  // 4,5 % of 1299,00 zł and VAT on it: 58,46 + 13,45.
  await page.getByRole('main').getByText(/71,91/).waitFor()
  await table
    .getByRole('button', { name: /^Zmień stawkę/ })
    .first()
    .click()
  await dialog.getByLabel(t('deliverySettings', 'rate')).fill('31')
  await save.click()
  await dialog.getByText(t('deliverySettings', 'rateWrong')).waitFor()
  await dialog.getByLabel(t('deliverySettings', 'rate')).fill('3')
  await save.click()
  await table
    .getByText(/^3\s?%/)
    .first()
    .waitFor()
  await table
    .getByRole('button', { name: /^Usuń regułę/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: t('deliverySettings', 'remove'), exact: true }).click()
  await expect.poll(() => table.getByText(/^3\s?%/).count()).toBe(0)
  expect(who.errors).toEqual([])
})

let unset: ReturnType<typeof aDraftCompany> | undefined
const newcomer = async () => aDraftCompany(await aNewcomer('Nela', 'Nieustawiona'), 'Nieustawiona')

describe('E12 B04 delivery prices and commission', () => {
  test.each(LOCALES)('%s: no violation in light and dark, fit a phone', async (locale) => {
    unset ??= newcomer()
    const fresh = await as((await unset).owner, { locale })
    const seller = await as(await sessionOf('secondSeller'), { locale })
    const operator = await as(await sessionOf('operator'), { locale })
    const found: string[] = []
    for (const [who, path, open] of [
      [
        fresh,
        '/logistics',
        async (one: Visitor) => {
          await field(one, `${DPD}.enabled`).check()
          await one.page.locator('main form summary').first().click()
          await field(one, `${DPD}.price`).fill(',')
          await one.page.getByRole('button', { name: one.t('deliverySettings', 'save'), exact: true }).click()
        },
      ],
      [seller, '/logistics', undefined],
      [
        operator,
        '/admin/commission',
        (one: Visitor) => one.page.getByRole('button', { name: one.t('deliverySettings', 'addRule') }).click(),
      ],
      [operator, '/admin/commission', undefined],
    ] as const) {
      await who.visit(path)
      await who.page.locator('main h1').waitFor()
      await who.page.waitForLoadState('networkidle')
      await open?.(who)
      found.push(...(await problemsOn(who, path)))
    }
    expect([...found, ...fresh.errors, ...seller.errors, ...operator.errors]).toEqual([])
  })
})
