import { beforeAll, describe, expect, test } from 'vitest'
import type { ProductView } from '../src/domains/products/contract.ts'
import { LOCALES, type Locale } from '../src/values/locale.ts'
import { type Visitor, visitors } from './browser.ts'
import * as companies from './companies.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { placesReady } from './places-ready.ts'
import * as form from './product-form.ts'
import { neverShown } from './told.ts'
import * as buyers from './told-to-buyers.ts'
import * as guests from './told-to-guests.ts'
import * as sellers from './told-to-sellers.ts'

const visitor = visitors()
let product: ProductView
beforeAll(async () => {
  await placesReady()
  product = await findProduct('seller=2&state=used&sort=price', simple(5))
})

async function as(session: LoggedIn, locale: Locale): Promise<Visitor> {
  const who = await visitor({ locale })
  await comeAs(who, session)
  return who
}

const LONG = { timeout: 900_000 }

describe.each(LOCALES)('M01 %s: each message of the specification, on the page that says it', (locale) => {
  test('V01 V02 V03 V04 V12 a guest', LONG, async () => {
    await guests.signingUp(await visitor({ locale }))
    await guests.signingIn(await visitor({ locale }))
    await guests.newPassword(await visitor({ locale }))
  })

  test('V08 V09 V11 a buyer', LONG, async () => {
    await guests.ownAccount(await visitor({ locale }))
    await buyers.comparing(await visitor({ locale }))
    await buyers.checkout(await visitor({ locale }), product)
    await buyers.paying(await visitor({ locale }), product)
    await buyers.reviewing(await visitor({ locale }))
    await buyers.anything(await visitor({ locale }), product)
  })

  test('V05 V06 V07 V10 V13 a seller', LONG, async () => {
    await sellers.aCompany(await visitor({ locale }))
    const { owner, companyId } = await companies.aDraftCompany(
      await companies.aNewcomer('Iga', 'Sklepowa'),
      'Komunikatowa',
    )
    await sellers.shops(await as(owner, locale), companyId)
    await sellers.selling(await as(owner, locale))
    const seller = await sessionOf('seller')
    const { id } = await form.productsOf(seller).aDraft(`Komunikat ${locale} ${Date.now().toString(36)}`)
    await sellers.aProduct(await as(seller, locale), id)
  })

  test('no message is left out', () => {
    expect(neverShown(locale)).toEqual([])
  })
})
