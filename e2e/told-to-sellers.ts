import { expect } from 'vitest'
import * as account from './account.ts'
import type { Visitor } from './browser.ts'
import * as companies from './companies.ts'
import { comeAs } from './people.ts'
import * as form from './product-form.ts'
import { breakNext, shown, toldInRed } from './told.ts'
import { startsWith } from './words.ts'

const named = ({ page }: Visitor, name: string) => page.locator(`main [name="${name}"]`)
const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).first().click()

export async function aCompany(who: Visitor): Promise<void> {
  const { page, t } = who
  await comeAs(who, await companies.aNewcomer('Iga', 'Zgłaszająca'))
  await who.visit('/registercompany')
  const values = {
    taxId: companies.newNip(),
    ...{ name: 'Nowa Sp. z o.o.', shortName: 'Nowa', street: 'ul. Krótka 1', postalCode: '31147', city: 'Kraków' },
    ...{ email: 'biuro@example.com', phone: '600 700 800' },
  }
  for (const [name, value] of Object.entries(values)) await named(who, name).fill(value)
  await press(who, t('companyForm', 'next'))
  await named(who, 'bankIban').fill(companies.newIban())
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(4 * 1024 * 1024 + 1) }
  await named(who, 'photoKey').setInputFiles(large)
  await shown(who, 'file_too_large', { maximum: 4 })
  await press(who, t('companyForm', 'next'))
  await named(who, 'acceptSellerTerms').check()
  await breakNext(who, 'POST', '**/api/company-registrations')
  await press(who, t('companyForm', 'send'))
  await toldInRed(who, 'company_failed')
  expect(page.url()).toContain('/registercompany')
}

export async function shops(who: Visitor, companyId: number): Promise<void> {
  const { page, t } = who
  await page.addInitScript(() => {
    const refuse = (_: unknown, refused: (error: object) => void) => refused({ code: 1 })
    const value = 'denied' in window ? undefined : { getCurrentPosition: refuse }
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => value, configurable: true })
  })
  await who.visit('/add')
  await press(who, t('myShops', 'saveNew'))
  await shown(who, 'location_required')
  for (const [key, text] of [
    ['name', 'Salon'],
    ['street', 'Rynek 1'],
    ['postalCode', '32020'],
    ['city', 'Wieliczka'],
  ] as const) {
    await page.getByLabel(t('myShops', key), { exact: true }).fill(text)
  }
  await breakNext(who, 'GET', '**/api/geocode**')
  await press(who, t('myShops', 'findAddress'))
  await toldInRed(who, 'geocode_failed')
  await press(who, t('myShops', 'useMyPosition'))
  await toldInRed(who, 'geolocation_failed')
  await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined }))
  await press(who, t('myShops', 'useMyPosition'))
  await toldInRed(who, 'geolocation_unsupported')
  await breakNext(who, 'POST', '**/api/companies/*/shops')
  await press(who, t('myShops', 'saveNew'))
  await toldInRed(who, 'shop_add_failed')
  await press(who, t('myShops', 'saveNew'))
  await account.told(who, t('myShops', 'opened')).waitFor()
  await who.visit('/my-shops')
  await breakNext(who, 'DELETE', `**/api/companies/${companyId}/shops/*`)
  await page
    .getByRole('button', { name: startsWith(t('myShops', 'removeOf', { title: '' }).trim()) })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('myShops', 'remove'), exact: true })
    .click()
  await toldInRed(who, 'shop_delete_failed')
}

export async function selling(who: Visitor): Promise<void> {
  const { page, t } = who
  await who.visit('/logistics')
  await shown(who, 'store_not_configured')
  for (const method of ['methods.1', 'methods.3']) {
    await named(who, `${method}.enabled`).check()
    await named(who, `${method}.price`).fill('18,5')
    const card = page.locator('fieldset').filter({ has: page.locator(`[name="${method}.price"]`) })
    await card.locator('summary').last().click()
    await named(who, `${method}.externalId`).fill('ERP-7')
  }
  await press(who, t('deliverySettings', 'save'))
  await shown(who, 'key_exists')
  await who.visit('/configuration')
  await named(who, 'accent').fill('#7a1f5c')
  await breakNext(who, 'PUT', '**/api/companies/*/presentation')
  await press(who, t('configuration', 'save'))
  await toldInRed(who, 'configuration_failed')
  await who.visit('/my-categories')
  await press(who, t('categoryEditor', 'sendProposal'))
  await shown(who, 'category_name_required')
}

export async function aProduct(who: Visitor, offerId: number): Promise<void> {
  const { page, t } = who
  await who.visit(`/products/${offerId}/edit`)
  await breakNext(who, 'PUT', `**/products/${offerId}**`)
  await form.field(who, 'brand').fill('Zmieniona')
  await toldInRed(who, 'product_save_failed')
  await page.getByRole('button', { name: t('offer', 'addVersion') }).click()
  await form.field(who, 'versions.1.price').fill('149')
  await form.field(who, 'versions.1.quantity').fill('2')
  await form.button(who, 'publish').click()
  await toldInRed(who, 'version_name_missing')
}
