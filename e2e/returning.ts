import sharp from 'sharp'
import type { PurchaseView } from '../src/domains/orders/contract.ts'
import { must } from '../src/values/must.ts'
import type { Visitor } from './browser.ts'
import { ask, findProduct, simple } from './goods.ts'
import { type LoggedIn, sessionOf } from './people.ts'
import { aPaidPurchase } from './purchases.ts'

export type File = { name: string; mimeType: string; buffer: Buffer }

export const aPhoto = async (name: string): Promise<File> => ({
  ...{ name, mimeType: 'image/png' },
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#68a' } })
    .png()
    .toBuffer(),
})

/** Files for the words on the page: those that stand last on it. */
export const attach = ({ page }: Visitor, file: File) =>
  page.locator('main input[type=file]').last().setInputFiles(file)

/** A seller's step, past the pages. */
export function bySeller(
  { tokenUser, user }: LoggedIn,
  path: string,
  body?: unknown,
  method = 'POST',
): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${tokenUser}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  return ask(`/api/companies/${user.companyId}/${path}`, sent)
}

export const goodsOfSeller = async () => findProduct(`seller=${(await sessionOf('seller')).user.companyId}`, simple(3))

/** Sent and delivered by Paweł. */
export async function deliver({ key, orders }: PurchaseView): Promise<{ key: string; number: string }> {
  const seller = await sessionOf('seller')
  const { number } = must(orders[0], 'an order')
  await bySeller(seller, `orders/${number}/ship`, { carrier: 'dpd', trackingNumber: '1000000000001U' })
  await bySeller(seller, `orders/${number}/deliver`)
  return { key, number }
}

export const received = async () => deliver(await aPaidPurchase(await goodsOfSeller()))
