import { expect, test } from 'vitest'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { aPaidPurchase } from './purchases.ts'

const visitor = visitors()

async function seller(wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, await sessionOf('seller'))
  return who
}

/** KSeF has a form, and a button, of its own. */
const saveButton = ({ page, t }: Visitor) =>
  page
    .getByRole('form', { name: t('documents', 'settingsTitle') })
    .getByRole('button', { name: t('documents', 'save'), exact: true })

async function saveAs(who: Visitor, issuer: 'market' | 'seller'): Promise<void> {
  const { page, t } = who
  await who.visit('/documents')
  await page.getByRole('radio', { name: t('documents', `issuer_${issuer}`) }).check()
  await saveButton(who).click()
  await page.getByText(t('documents', 'saved')).first().waitFor()
}

test('a seller hands issuing over; the buyer, a guest, downloads the document once the parcel has left', async () => {
  const { user } = await sessionOf('seller')
  const purchase = await aPaidPurchase(await findProduct(`seller=${user.companyId}`, simple(2)))
  const number = purchase.orders[0]?.number ?? ''
  const shop = await seller()
  const { page, t } = shop
  await shop.visit('/documents')
  expect(await problemsOn(shop, 'document settings')).toEqual([])
  await page.getByLabel(t('documents', 'vatStatus'), { exact: true }).selectOption('exempt')
  await saveButton(shop).click()
  // An exemption needs its ground: the field says so, and has the focus.
  const ground = page.getByLabel(t('documents', 'exemption'), { exact: true })
  await expect.poll(() => ground.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => ground.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel(t('documents', 'vatStatus'), { exact: true }).selectOption('active')
  await saveAs(shop, 'market')

  await shop.visit(`/orders/${number}`)
  await page.getByText(t('documents', 'none')).waitFor()
  await page.getByRole('textbox', { name: t('fulfilment', 'trackingNumber') }).fill('1000000000001U')
  await page.getByRole('button', { name: t('fulfilment', 'ship') }).click()
  await page.getByText(t('fulfilment', 'shippedDone')).waitFor()
  await expect
    .poll(async () => {
      await shop.visit(`/orders/${number}`)
      const shown = page.getByText(t('documents', 'kind_confirmation')).waitFor({ timeout: 10_000 })
      return shown.then(
        () => true,
        () => false,
      )
    })
    .toBe(true)
  expect(await axeViolations(page)).toEqual([])

  const buyer = await visitor({ locale: 'de-DE' })
  await buyer.visit(`/order/${purchase.key}`)
  await buyer.page.getByText(buyer.t('documents', 'kind_confirmation')).waitFor()
  expect(await axeViolations(buyer.page)).toEqual([])
  const kept = buyer.page.waitForEvent('download')
  await buyer.page.getByRole('button', { name: /^PS\/.*PDF/ }).click()
  expect((await kept).suggestedFilename()).toMatch(/^PS-\d{4}-\d{6}\.pdf$/)
  // The refused exemption is the only one.
  expect([...shop.errors, ...buyer.errors].map((error) => error.slice(0, 3))).toEqual(['422'])
})

test('a seller adds an invoice made elsewhere; what is no PDF is refused in words', async () => {
  const { user } = await sessionOf('seller')
  const purchase = await aPaidPurchase(await findProduct(`seller=${user.companyId}`, simple(2)))
  const shop = await seller({ locale: 'en-US' })
  await saveAs(shop, 'seller')
  await shop.visit(`/orders/${purchase.orders[0]?.number ?? ''}`)
  const { page, t } = shop
  const field = page.getByLabel(t('documents', 'upload'))
  await field.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') })
  await page.getByText('This is not a PDF file').first().waitFor()
  await field.setInputFiles({ name: 'FV 7.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') })
  await page.getByText(t('documents', 'added')).first().waitFor()
  await page.getByText('FV 7.pdf').waitFor()
  expect(await axeViolations(page)).toEqual([])
})
