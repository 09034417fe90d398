import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { MailRow } from '../src/domains/mail/contract.ts'
import { titleIn } from '../src/values/titled.ts'
import { type Visitor, visitors } from './browser.ts'
import * as buying from './buying.ts'
import { ask, findProduct, simple } from './goods.ts'
import { sessionOf } from './people.ts'
import { readPurchase } from './purchases.ts'

const visitor = visitors()
const MOST_FIELDS = 7
const MOST_TAPS = 8

type Counts = { fields: () => number; taps: () => number }

/** Counts what the guest does with hand and keys, on pages of providers, too: every press, and every field that was typed in. */
async function counting({ context }: Visitor): Promise<Counts> {
  const fields = new Set<string>()
  let taps = 0
  await context.exposeBinding('countTap', () => {
    taps += 1
  })
  await context.exposeBinding('countField', (_, name: string) => fields.add(name))
  await context.addInitScript(() => {
    const seen = window as unknown as { countTap: () => void; countField: (name: string) => void }
    addEventListener('pointerdown', (event) => event.isTrusted && seen.countTap(), true)
    const typed = ({ target }: Event) => {
      const isText =
        (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)) ||
        target instanceof HTMLTextAreaElement
      if (isText) seen.countField(target.name || target.id)
    }
    addEventListener('input', typed, true)
  })
  return { fields: () => fields.size, taps: () => taps }
}

/** Whoever uses a phone taps a label as well as its circle. */
const tap = (what: Locator) => what.click()

async function toCart(who: Visitor) {
  const product = await findProduct('seller=2&state=used', simple(8))
  const seller = (await ask<{ name: string }>(`/api/companies/${product.companyId}`)).name
  await who.visit(`/products/${product.id}`)
  const { page, t } = who
  const add = page.getByRole('button', {
    name: t('shell', 'addToCartOf', { title: titleIn(product, who.locale) }),
    exact: true,
  })
  await tap(add.first())
  await tap(page.getByRole('link', { name: t('shell', 'goToCart') }))
  return buying.sellerGroupOf(who, seller)
}

async function fillIn(who: Visitor, email: string, withAddress: boolean): Promise<void> {
  await buying.fillBuyer(who)
  await buying.fieldOf(who, who.t('checkout', 'email')).fill(email)
  if (withAddress) await buying.fillAddress(who)
  await tap(buying.termsOf(who))
  await buying.order(who)
}

/** Chooses how to pay where it is not what is chosen already, and pays at the provider. */
async function pay({ page, t }: Visitor, provider?: string): Promise<string> {
  await page.waitForURL(/\/payment-selection\?order=/)
  const key = String(new URL(page.url()).searchParams.get('order'))
  if (provider) await tap(page.locator(`label:has(input[type=radio][value=${provider}])`))
  await tap(page.locator('main form button[type=submit]').first())
  await page.waitForURL(/\/sandbox-pay\//)
  await tap(page.locator('button[value=pay]'))
  await page.getByRole('heading', { level: 1, name: t('payment', 'successTitle') }).waitFor()
  return key
}

const WAYS: Record<string, (who: Visitor, email: string) => Promise<string>> = {
  'a courier and what is chosen already': async (who, email) => {
    await tap(buying.methodIn(who, await toCart(who), 'dpd_courier'))
    await fillIn(who, email, true)
    return pay(who)
  },
  'a parcel locker and what is chosen already': async (who, email) => {
    await buying.chooseLocker(who, await toCart(who), 'Kraków')
    await fillIn(who, email, false)
    return pay(who)
  },
  'a courier and BLIK': async (who, email) => {
    await tap(buying.methodIn(who, await toCart(who), 'dpd_courier'))
    await fillIn(who, email, true)
    return pay(who, 'przelewy24')
  },
  'a courier that takes the money': async (who, email) => {
    const { page, t } = who
    const group = await toCart(who)
    await tap(buying.methodIn(who, group, 'dpd_courier'))
    await tap(group.getByRole('checkbox', { name: t('cart', 'cod') }))
    await fillIn(who, email, true)
    await page.waitForURL(/\/order\//)
    const key = String(new URL(page.url()).pathname.split('/').at(-1))
    // The link of the mail; a demo without mail shows it.
    await tap(page.getByRole('link', { name: t('payment', 'toConfirmLink') }))
    await tap(page.getByRole('button', { name: t('payment', 'confirmOrderButton') }))
    await page.getByRole('heading', { level: 1, name: t('payment', 'confirmOrderDone') }).waitFor()
    return key
  },
}

test.each(Object.keys(WAYS))(
  `R13 a guest on a phone buys from one seller with at most ${MOST_FIELDS} fields and ${MOST_TAPS} taps, and gets a mail: %s`,
  async (way) => {
    const who = await visitor({ width: 390 })
    const { fields, taps } = await counting(who)
    const email = `guest-${crypto.randomUUID()}@example.com`
    const key = (await WAYS[way]?.(who, email)) ?? ''
    await expect.poll(async () => (await readPurchase(key)).orders.map(({ status }) => status)).toEqual(['confirmed'])
    expect(taps()).toBeGreaterThan(4)
    expect(fields()).toBeGreaterThan(3)
    expect({ fields: fields(), taps: taps(), few: fields() <= MOST_FIELDS && taps() <= MOST_TAPS }).toMatchObject({
      few: true,
    })
    // Placed and counting at once, or paid.
    const confirmed = async () => (await mailsTo(email)).some((one) => ['purchasePlaced', 'purchasePaid'].includes(one))
    await expect.poll(confirmed).toBe(true)
    expect(who.errors).toEqual([])
  },
)

async function mailsTo(email: string): Promise<string[]> {
  const { tokenUser } = await sessionOf('operator')
  const { mails } = await ask<{ mails: MailRow[] }>('/api/admin/mails', {
    headers: { authorization: `Bearer ${tokenUser}` },
  })
  return mails.filter(({ recipient }) => recipient === email).map(({ template }) => template)
}
