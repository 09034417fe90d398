import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import type { OwnOffer } from '../src/domains/products/offers/contract.ts'
import type { MasterTexts } from '../src/i18n/all-texts.ts'
import type { KeyOf } from '../src/i18n/shape.ts'
import type { Visitor } from './browser.ts'
import { call } from './companies.ts'
import { ask } from './goods.ts'
import type { LoggedIn } from './people.ts'
import { startsWith } from './words.ts'

/** A picture of one colour as a file that somebody chooses. */
export async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

export const field = ({ page }: Visitor, name: string) => page.locator(`main [name="${name}"]`)
export const button = ({ page, t }: Visitor, key: KeyOf<MasterTexts['offer']>) =>
  page.getByRole('button', { name: t('offer', key), exact: true })
/** The line at the foot of the form says that all is kept. */
export const saved = ({ page, t }: Visitor) =>
  page
    .locator('[data-save]')
    .getByText(startsWith(t('offer', 'savedAt', { time: '' }).trim()))
    .first()
export const tiles = ({ page }: Visitor) =>
  page.locator('[data-picture]').evaluateAll((all) => all.map((one) => one.getAttribute('data-picture')))
export const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

export async function chooseCategory({ page, t }: Visitor, typed: string, name: string): Promise<void> {
  await page.getByRole('button', { name: t('offer', 'chooseCategory'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('offer', 'chooseCategory') })
  await dialog.getByLabel(t('offer', 'searchCategory')).fill(typed)
  await dialog
    .getByRole('button', { name: startsWith(name) })
    .first()
    .click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Products of one company, made and read beside the page. */
export function productsOf(seller: LoggedIn) {
  const companyId = Number(seller.user.companyId)
  const path = `/api/companies/${companyId}/products`
  const own = (id: number) => call<OwnOffer>(seller, 'GET', `${path}/${id}`)
  const aDraft = async (title: string, images: OwnOffer['images'] = []): Promise<OwnOffer> => {
    const { categories } = await ask<{ categories: { id: number; slug: string }[] }>('/api/categories')
    const body = {
      ...{ categoryId: categories.find(({ slug }) => slug === 'smartphones')?.id, title, brand: 'Obieg', model: 'X' },
      ...{ mpn: null, erpCode: null, ean: null, productIndex: null, texts: { 'pl-PL': { description: 'Opis' } } },
      ...{ state: 'used', grade: 'B', refurbished: false, batteryHealth: null, warrantyMonths: 0, defects: [] },
      ...{ deliveryDays: 1, vatScheme: 'vat23', attributes: {}, images, shopIds: [], devices: [] },
      versions: [{ id: null, name: '', price: 10_000, stockDelta: 4, attributes: {} }],
    }
    return call<OwnOffer>(seller, 'POST', path, body)
  }
  const aPublished = async (title: string): Promise<OwnOffer> => {
    const { buffer } = await picture('one.png', '#246')
    const { key, width, height } = await ask<OwnOffer['images'][number]>(`/api/companies/${companyId}/product-images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${seller.tokenUser}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(buffer),
    })
    const { id } = await aDraft(title, [{ key, width, height, alt: { 'pl-PL': title } }])
    return call<OwnOffer>(seller, 'PUT', `${path}/${id}/status`, { status: 'published' })
  }
  const stock = async (id: number) =>
    (
      await call<{ movements: { delta: number; reason: string; note: string | null }[] }>(
        seller,
        'GET',
        `${path}/${id}/stock`,
      )
    ).movements
  return { companyId, own, aDraft, aPublished, stock }
}
