import { expect, test } from 'vitest'
import type { OwnUnit } from '../src/domains/units/contract.ts'
import { translateFailure } from '../src/i18n/index.ts'
import { codeOnBench, newImei, scan, testPhone, whyOf } from './at-the-bench.ts'
import { axeViolations, visitors } from './browser.ts'
import { call } from './companies.ts'
import { readProduct } from './goods.ts'
import { comeAs, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { productsOf } from './product-form.ts'
import { aPaidPurchase } from './purchases.ts'
import { isCodeOf } from './reading-codes.ts'
import { until } from './until.ts'

const visitor = visitors()

test('E12 R22 a phone is tested at the bench, sold as the very unit, sold again by another seller, and its passport is read from the QR', async () => {
  const seller = await visitor({ locale: 'pl-PL' })
  const session = await sessionOf('seller')
  await comeAs(seller, session)
  const { page, t } = seller
  const number = newImei()
  const name = `Pixel 7 128 GB ${number.slice(-6, -4)}`

  // At the bench: scan, say what it is, test it, save.
  await seller.visit('/bench')
  await scan(seller, number, t('bench', 'open'))
  await page.getByLabel(t('bench', 'name'), { exact: true }).fill(name)
  await page.getByLabel(t('bench', 'group'), { exact: true }).selectOption('phones')
  await page.getByRole('button', { name: t('bench', 'receiveAndTest') }).click()
  const code = await codeOnBench(seller)
  await testPhone(seller)
  expect(await problemsOn(seller, 'the test form')).toEqual([])
  await page.getByRole('button', { name: t('bench', 'save'), exact: true }).click()
  await page.getByRole('heading', { name: t('bench', 'savedTitle') }).waitFor()
  const own = await call<OwnUnit>(session, 'GET', `/api/companies/${session.user.companyId}/units/${code}`)
  expect([own.grade, own.gradeByHand]).toEqual(['B', false])

  // Into an offer, whose page says why.
  const goods = productsOf(session)
  const product = await goods.aPublished(name)
  const units = `/api/companies/${goods.companyId}/products/${product.id}/units`
  await call(session, 'POST', units, { codes: [code], versionId: null })
  const reader = await visitor({ locale: 'en-US' })
  const why = whyOf(reader, own)
  expect(why).toContain('83')
  await until('the reasons on the page of the product', async () => {
    await reader.visit(`/products/${product.id}`)
    return (await reader.page.getByText(why).count()) > 0
  })

  // Two people buy: the unit goes to the first, and is refused to the second, in words.
  const [first, second] = [
    await aPaidPurchase(await readProduct(product.id)),
    await aPaidPurchase(await readProduct(product.id)),
  ]
  const numberOf = (purchase: typeof first) => purchase.orders[0]?.number ?? ''
  await seller.visit(`/orders/${numberOf(first)}`)
  const panel = page.locator('section', { has: page.getByRole('heading', { name: t('bench', 'orderUnits') }) }).last()
  await panel.getByText(t('bench', 'unitsMissing', { count: 1, all: 1 })).waitFor()
  await panel.locator('summary').click()
  expect(await problemsOn(seller, 'units to choose', { phone: true })).toEqual([])
  await panel.getByRole('button', { name: t('bench', 'chooseUnitOf', { name, code }) }).click()
  await panel.getByText(t('bench', 'unitTaken', { name, code })).waitFor()
  await panel.getByRole('button', { name: t('bench', 'removeUnit', { name, code }) }).click()
  await panel.getByText(t('bench', 'unitRemoved', { name, code })).waitFor()
  await scan(seller, number, t('bench', 'chooseUnit'))
  await panel.getByText(t('bench', 'unitsComplete', { count: 1 }), { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  const { errors } = seller
  await seller.visit(`/orders/${numberOf(second)}`)
  await page.getByLabel(t('bench', 'scan'), { exact: true }).waitFor({ state: 'attached' })
  const closed = page.locator('summary', { hasText: t('bench', 'orderUnits') })
  if ((await closed.count()) > 0) await closed.click()
  await scan(seller, code, t('bench', 'chooseUnit'))
  await page
    .getByText(translateFailure('pl-PL', 'unit_sold_elsewhere', { code }))
    .first()
    .waitFor()
  expect(errors.splice(0).every((one) => one.startsWith('409'))).toBe(true)

  await seller.visit(`/orders/${numberOf(first)}`)
  await page.getByLabel(t('fulfilment', 'trackingNumber'), { exact: true }).first().fill('1000000000001U')
  await page.getByRole('button', { name: t('fulfilment', 'ship'), exact: true }).click()
  await page.getByRole('heading', { name: t('bench', 'orderUnitsChosen') }).waitFor()

  // Its buyer goes from the order to the passport, and reads it by its QR.
  await reader.visit(`/order/${first.key}`)
  expect(await problemsOn(reader, 'the order of its buyer')).toEqual([])
  await reader.page
    .getByRole('list', { name: reader.t('purchases', 'unitsOf', { title: name }) })
    .getByRole('link', { name: code })
    .click()
  await reader.page.waitForURL(`**/units/${code}`)
  const qr = reader.page.getByRole('img', { name: reader.t('passport', 'qr') })
  await qr.scrollIntoViewIfNeeded()
  expect(await isCodeOf(qr, own.address)).toBe(true)
  expect(await problemsOn(reader, 'the passport', { phone: true })).toEqual([])

  // Another seller gets it: the code alone gives it to nobody, its number continues the passport.
  const next = await visitor({ locale: 'de-DE' })
  const other = await sessionOf('secondSeller')
  await comeAs(next, other)
  await next.visit('/bench')
  await scan(next, own.address, next.t('bench', 'open'))
  await next.page.getByText(next.t('bench', 'needsNumber')).waitFor()
  await scan(next, number, next.t('bench', 'open'))
  await next.page.getByText(next.t('bench', 'known', { name })).waitFor()
  expect(await axeViolations(next.page)).toEqual([])
  await next.page.getByRole('button', { name: next.t('bench', 'receive'), exact: true }).click()
  expect(await codeOnBench(next)).toBe(code)

  // It is sold once more; then one passport tells of both.
  const others = productsOf(other)
  const again = await others.aPublished(name)
  await call(other, 'POST', `/api/companies/${others.companyId}/products/${again.id}/units`, {
    codes: [code],
    versionId: null,
  })
  const third = await aPaidPurchase(await readProduct(again.id))
  await next.visit(`/orders/${numberOf(third)}`)
  await scan(next, code, next.t('bench', 'chooseUnit'))
  await next.page.getByText(next.t('bench', 'unitTaken', { name, code })).waitFor()
  await next.page.getByLabel(next.t('fulfilment', 'trackingNumber'), { exact: true }).first().fill('1000000000002U')
  await next.page.getByRole('button', { name: next.t('fulfilment', 'ship'), exact: true }).click()
  await next.page.getByRole('heading', { name: next.t('bench', 'orderUnitsChosen') }).waitFor()

  await reader.page.goto(own.address)
  await reader.page.getByRole('heading', { level: 1, name }).waitFor()
  await until('the second sale in the passport', async () => {
    await reader.visit(`/units/${code}`)
    const story = await reader.page.getByRole('list', { name: reader.t('passport', 'storyTitle') }).textContent()
    return story?.split(reader.t('passport', 'event_sold')).length === 3
  })
  const text = await reader.page.getByRole('main').textContent()
  for (const secret of [number, 'ReKomp', 'Zofia']) expect(text).not.toContain(secret)
  expect([...seller.errors, ...reader.errors, ...next.errors]).toEqual([])
})
