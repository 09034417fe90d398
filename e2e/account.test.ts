import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { PurchaseView } from '../src/domains/orders/contract.ts'
import type { ProductView } from '../src/domains/products/contract.ts'
import { LOCALES } from '../src/values/locale.ts'
import * as account from './account.ts'
import { axeViolations, hydrated, type Visitor, visitors } from './browser.ts'
import * as buying from './buying.ts'
import { type FreshPerson, freshPerson } from './fresh-person.ts'
import { ask, findProduct, simple } from './goods.ts'
import { comeAs } from './people.ts'
import { pixelsTooWide } from './problems.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
let product: ProductView
beforeAll(async () => {
  product = await findProduct('seller=2&state=used&sort=price', simple(4))
})

async function saveAddresses(who: Visitor): Promise<void> {
  const { page, t } = who
  await account.openSection(who, 'shipping')
  await page.getByText(t('profile', 'shippingEmpty')).waitFor()
  await account.button(who, t('profile', 'shippingAdd')).click()
  // The name is known; what is missing is named, and the first of it is where one goes on.
  await account.button(who, t('profile', 'save')).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('shipping.street')
  await account.typeAddress(who, 'ul. Żeromskiego 9/4', '26600', 'Radom')
  await account.button(who, t('profile', 'save')).click()
  await account.entry(who, '26-600 Radom').getByText(t('profile', 'isDefault'), { exact: true }).waitFor()
  await account.button(who, t('profile', 'shippingAdd')).click()
  await account.typeAddress(who, 'ul. Sienkiewicza 12', '25-007', 'Kielce')
  await account.button(who, t('profile', 'save')).click()
  const kielce = account.entry(who, 'Kielce')
  await kielce.getByRole('button', { name: startsWith(t('profile', 'makeDefault')) }).click()
  await kielce.getByText(t('profile', 'isDefault'), { exact: true }).waitFor()
  // Removed by mistake, and back again.
  await kielce.getByRole('button', { name: startsWith(t('profile', 'remove')) }).click()
  // The notification stays while somebody points at it.
  await account.button(who, t('profile', 'undo')).hover()
  await account.entry(who, 'Radom').getByText(t('profile', 'isDefault'), { exact: true }).waitFor()
  await account.button(who, t('profile', 'undo')).click()
  await kielce.getByText(t('profile', 'isDefault'), { exact: true }).waitFor()
  // What is pressed while another press is being saved is done after it.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/account/shipping-data/*', async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.fallback()
  })
  const radom = account.entry(who, 'Radom')
  await radom.getByRole('button', { name: startsWith(t('profile', 'makeDefault')) }).click()
  await kielce.getByRole('button', { name: startsWith(t('profile', 'remove')) }).click()
  letGo()
  await kielce.waitFor({ state: 'hidden' })
  await radom.getByText(t('profile', 'isDefault'), { exact: true }).waitFor()
  await page.unroute('**/api/account/shipping-data/*')
  await account.button(who, t('profile', 'undo')).click()
  await kielce.waitFor()
}

async function saveInvoiceData(who: Visitor): Promise<void> {
  const { page, t } = who
  await account.openSection(who, 'invoice')
  await account.button(who, t('profile', 'invoiceAdd')).click()
  await account.field(who, t('profile', 'invoiceName')).fill('Kowalczyk Studio')
  await account.field(who, t('profile', 'invoiceTaxId')).fill('526-025-02-75')
  await account.field(who, t('profile', 'invoiceAddress')).fill('ul. Żeromskiego 9/4, 26-600 Radom')
  await account.button(who, t('profile', 'save')).click()
  await page.getByText(t('profile', 'taxIdWrong')).waitFor()
  await account.field(who, t('profile', 'invoiceTaxId')).fill('526-025-02-74')
  await account.button(who, t('profile', 'save')).click()
  await account.entry(who, '5260250274').getByText(t('profile', 'isDefault'), { exact: true }).waitFor()
}

test('R08 E01 E04 E05 T03 A10 V11 a buyer puts the account in order and buys with what it keeps', async () => {
  const who = await visitor()
  const { page, t } = who
  const person = await freshPerson()
  await account.logIn(who, person)
  await account.openSection(who, 'data')
  await account.field(who, t('shell', 'firstName')).fill('Hania')
  await account.button(who, t('profile', 'save')).click()
  await account.told(who, t('profile', 'saved')).waitFor()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('firstName'))).toBe('Hania')
  await page.getByRole('radio', { name: startsWith(t('profile', 'away')) }).check()
  await account.button(who, t('profile', 'statusSave')).click()
  await account.told(who, t('profile', 'statusDone')).waitFor()
  await account.button(who, t('profile', 'emailChange')).click()
  await account.field(who, t('profile', 'emailNew')).fill(`nowa-${person.email}`)
  await account.button(who, t('profile', 'emailSend')).click()
  await page.getByText(t('profile', 'emailPending', { email: `nowa-${person.email}` })).waitFor()
  await expect.poll(() => page.getByText(`(${t('profile', 'emailWaiting')})`).count()).toBe(2)
  await account.button(who, t('profile', 'emailCancel')).click()
  await account.button(who, t('profile', 'emailChange')).waitFor()
  await saveAddresses(who)
  await saveInvoiceData(who)

  await who.visit(`/products/${product.id}`)
  await buying.putInCart(who, product)
  await who.visit('/cart')
  await buying.chooseCourier(who, page.getByRole('main'))
  await page.getByRole('radio', { name: /Kielce/, checked: true }).waitFor()
  await expect.poll(() => buying.fieldOf(who, t('shell', 'firstName')).inputValue()).toBe('Hania')
  await expect.poll(() => buying.fieldOf(who, t('checkout', 'email')).inputValue()).toBe(person.email)
  await page.getByRole('checkbox', { name: startsWith(t('checkout', 'wantsInvoice')) }).check()
  await page.getByRole('radio', { name: /5260250274/, checked: true }).waitFor()
  await page.getByRole('radio', { name: t('checkout', 'otherAddress'), exact: true }).check()
  await buying.fillAddress(who)
  await page.getByRole('checkbox', { name: t('checkout', 'saveAddress') }).check()
  await buying.termsOf(who).check()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/account/shipping-data') && answer.ok())
  await buying.order(who)
  await page.waitForURL(/\/payment-selection\?order=/)
  await kept
  const key = new URL(page.url()).searchParams.get('order') ?? ''
  expect(await ask<PurchaseView>(`/api/purchases/${key}`)).toMatchObject({
    shippingAddress: { firstName: 'Hania', lastName: 'Kowalczyk', city: buying.ADDRESS.city },
    invoice: { name: 'Kowalczyk Studio', taxId: '5260250274' },
  })
  await who.visit('/account#shipping')
  await account.entry(who, buying.ADDRESS.street).waitFor()
  expect(
    (await account.entry(who, 'Hania Kowalczyk').count()) + (await account.entry(who, 'Hanna Kowalczyk').count()),
  ).toBe(3)
  await account.openSection(who, 'invoice')
  await account.button(who, t('profile', 'invoiceErase')).click()
  await account.button(who, t('profile', 'invoiceEraseYes')).click()
  await page.getByText(t('profile', 'invoiceEmpty')).waitFor()
  expect(who.errors).toEqual([])
})

test('A09 R08 a buyer takes a drawing, then a part of a photo of her own, chosen by keyboard', async () => {
  const who = await visitor()
  const { page, t } = who
  await comeAs(who, (await freshPerson()).elsewhere)
  await who.visit('/account#avatar')
  await account.button(who, t('profile', 'avatarLeaf')).click()
  await account.told(who, t('profile', 'avatarDone')).waitFor()
  await expect.poll(() => account.chosenAvatar(who).getAttribute('aria-label')).toBe(t('profile', 'avatarLeaf'))
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await page.getByText(t('profile', 'avatarType')).waitFor()
  await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(4 * 1024 * 1024 + 1) })
  await page.getByText(t('profile', 'avatarSize', { max: 4 })).waitFor()
  await file.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await page.getByText(t('profile', 'avatarUnreadable')).waitFor()

  await file.setInputFiles(await account.photo())
  const frame = page.getByRole('application', { name: t('profile', 'cropArea') })
  await frame.focus()
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowLeft')
  await page.getByRole('slider', { name: t('profile', 'cropZoom') }).press('ArrowRight')
  await account.button(who, t('profile', 'cropSave')).click()
  await expect.poll(() => account.chosenAvatar(who).getAttribute('aria-label')).toBe(t('profile', 'avatarOwn'))
  // Moved to the left, the frame shows what is on the right.
  const colour = await account.avatarColour(who)
  expect(colour.blue).toBeGreaterThan(150)
  expect(colour.red).toBeLessThan(60)
  await account.button(who, t('profile', 'avatarSun')).click()
  await expect.poll(() => account.chosenAvatar(who).getAttribute('aria-label')).toBe(t('profile', 'avatarSun'))
  await account.button(who, t('profile', 'avatarOwn')).click()
  await expect.poll(() => account.chosenAvatar(who).getAttribute('aria-label')).toBe(t('profile', 'avatarOwn'))
  expect(who.errors).toEqual([])
})

const status = ({ elsewhere }: FreshPerson) =>
  ask('/api/users/status', { headers: { authorization: `Bearer ${elsewhere.tokenUser}` } })

test('T02 A04 R08 a buyer changes the password, takes the data along and deletes the account', async () => {
  const who = await visitor()
  const { page, t } = who
  const person = await freshPerson()
  await account.logIn(who, person)
  await status(person)
  await account.openSection(who, 'password')
  const password = `${person.password} i jeden niebieski`
  await account.field(who, t('profile', 'currentPassword')).fill(person.password)
  await account.field(who, t('account', 'newPassword')).fill(password)
  await account.field(who, t('account', 'repeatPassword')).fill(password)
  await account.button(who, t('profile', 'passwordSave')).click()
  await account.told(who, t('profile', 'passwordDone')).waitFor()
  await expect(status(person)).rejects.toThrow('401')

  await account.openSection(who, 'delete')
  const download = page.waitForEvent('download')
  await account.button(who, t('profile', 'exportStart')).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^moje-dane-\d{4}-\d\d-\d\d\.zip$/)
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  expect(who.errors).toEqual([])

  const other = await who.context.newPage()
  await other.goto('/account')
  await hydrated(other)
  await other.getByRole('heading', { level: 1, name: t('profile', 'title') }).waitFor()
  await account.field(who, t('profile', 'currentPasswordToDelete')).fill(person.password)
  await account.button(who, t('profile', 'deleteYes')).click()
  await account.told(who, t('profile', 'deleteFailed')).waitFor()
  await account.field(who, t('profile', 'currentPasswordToDelete')).fill(password)
  await account.button(who, t('profile', 'deleteYes')).click()
  await account.told(who, t('profile', 'deleted')).waitFor()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => ['token', 'userId', 'firstName'].map((key) => sessionStorage.getItem(key)))).toEqual(
    [null, null, null],
  )
  // Logged out in the other tab, too.
  await other.waitForURL((url) => url.pathname === '/')
  const again = await ask('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password }),
  }).catch((error: Error) => error.message)
  expect(again).toContain('Error_login_info')
})

async function checkSections(who: Visitor): Promise<void> {
  const { page, t } = who
  await who.visit('/account')
  await page.getByRole('heading', { level: 1, name: t('profile', 'title') }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  for (const section of account.SECTIONS) {
    await who.visit(`/account#${section}`)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: t('profile', section), exact: true }).waitFor()
    if (section === 'shipping') await account.button(who, t('profile', 'shippingAdd')).click()
    if (section === 'invoice') await account.button(who, t('profile', 'invoiceAdd')).click()
    if (section === 'avatar') {
      await page.locator('input[type=file]').setInputFiles(await account.photo())
      await page.getByRole('application').waitFor()
    }
    await page.waitForLoadState('networkidle')
    expect(await axeViolations(page), section).toEqual([])
    const over = await pixelsTooWide(page)
    expect(over, `${section} is as wide as the window`).toBeLessThanOrEqual(0)
  }
  expect(who.errors).toEqual([])
}

test.each(LOCALES)(
  'R08 %s: every section of the account is free of barriers on a phone, by day and night',
  async (locale) => {
    const { elsewhere } = await freshPerson()
    for (const theme of ['light', 'dark'] as const) {
      const who = await visitor({ locale, theme, width: 390 })
      await comeAs(who, elsewhere)
      await checkSections(who)
    }
  },
)

test('R08 every section of the account is free of barriers on a desk', async () => {
  const who = await visitor()
  await comeAs(who, (await freshPerson()).elsewhere)
  await checkSections(who)
})
