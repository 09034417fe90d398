import { describe, expect, test } from 'vitest'
import type { CollectionsView } from '../src/domains/labels/collections/contract.ts'
import type { DeliveryMethod } from '../src/domains/shipping/contract.ts'
import type { SendingView } from '../src/domains/shipping/sending/contract.ts'
import { holidaysOf } from '../src/platform/calendar/holidays.ts'
import { LOCALES } from '../src/values/locale.ts'
import { type Visitor, visitors } from './browser.ts'
import { aDraftCompany, aNewcomer, call } from './companies.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { aPaidPurchaseBy } from './purchases.ts'
import { until } from './until.ts'

const visitor = visitors()
const SENDING = '/logistics?part=sending'
const COURIERS = '/logistics?part=couriers'

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}
const field = ({ page }: Visitor, name: string) => page.locator(`main [name="${name}"]`)
const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.getAttribute('name'))

test('E16 R22 a seller enters where parcels come from with the keyboard, is told what is wrong at its field, sets a box, printing and times', async () => {
  const { companyId, owner } = await aDraftCompany(await aNewcomer('Nadia', 'Nadawska'), 'Nadawska')
  const who = await as(owner)
  const { page, t } = who
  await who.visit(SENDING)
  const senders = page.getByRole('region', { name: t('sending', 'senders') })
  await senders.getByText('ul. Krótka 1').waitFor()
  const add = senders.getByRole('button', { name: t('sending', 'addSender') })
  await add.press('Enter')
  const dialog = page.getByRole('dialog')
  // It begins with the company's own address.
  await expect.poll(() => field(who, 'street').inputValue()).toBe('ul. Krótka 1')
  await field(who, 'name').fill('Magazyn na Kazimierzu')
  await field(who, 'postalCode').fill('31')
  await field(who, 'postalCode').press('Enter')
  // Its example stands there from the beginning: only the field tells that the server has answered.
  await dialog.locator('[name="postalCode"][aria-invalid]').waitFor()
  await dialog.getByText('12-345').first().waitFor()
  await expect.poll(() => focused(who)).toBe('postalCode')
  await field(who, 'postalCode').fill('31-056')
  await field(who, 'contact').fill('Ewa Nadawska')
  await field(who, 'contact').press('Enter')
  const first = senders.getByRole('listitem', { name: 'Magazyn na Kazimierzu' })
  await first.getByText(t('sending', 'usual'), { exact: true }).waitFor()
  // Whoever works with the keyboard goes on where they were.
  await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true)

  await field(who, 'boxes.small.length').fill('900')
  const save = page.getByRole('button', { name: t('sending', 'save') })
  await save.click()
  await page.locator('[name="boxes.small.width"][aria-invalid]').waitFor()
  await expect.poll(() => focused(who)).toBe('boxes.small.width')
  await field(who, 'boxes.small.width').fill('200')
  await field(who, 'boxes.small.height').fill('70')
  await field(who, 'boxes.small.weight').fill('2,5')
  await save.click()
  await page.getByRole('main').getByText('W tym rozmiarze najwyżej 640 mm').waitFor()
  await expect.poll(() => focused(who)).toBe('boxes.small.length')
  await field(who, 'boxes.small.length').fill('300')
  await page.locator('[name=print][value=a4]').check()
  await field(who, 'handOvers.inpost_locker').selectOption('courier')
  await field(who, 'collects').check()
  await field(who, 'collection.from').fill('9')
  await field(who, 'collection.until').fill('0830')
  await field(who, 'collection.until').press('Enter')
  await page.getByRole('main').getByText('Koniec musi być później niż początek').waitFor()
  await field(who, 'collection.until').fill('1530')
  await save.click()
  await page.getByRole('main').getByText(t('deliverySettings', 'allSaved')).waitFor()
  const kept = await call<SendingView>(owner, 'GET', `/api/companies/${companyId}/sending`)
  expect(kept).toMatchObject({
    ...{ print: 'a4', handOvers: { inpost_locker: 'courier' } },
    boxes: { small: { length: 300, width: 200, height: 70, weight: 2500 }, medium: null },
    collection: { from: '09:00', until: '15:30', automatic: false },
    senders: [{ name: 'Magazyn na Kazimierzu', postalCode: '31-056', usual: true }],
  })

  // A colleague corrects the address meanwhile: it is shown before it is written over.
  await first.getByRole('button', { name: t('sending', 'changeOf', { name: 'Magazyn na Kazimierzu' }) }).click()
  const [sender] = kept.senders
  if (!sender) throw new Error('no address was kept')
  const { id, ...data } = sender
  await call(owner, 'PUT', `/api/companies/${companyId}/senders/${id}`, { ...data, street: 'ul. Józefa 5' })
  await field(who, 'street').fill('ul. Józefa 7')
  await field(who, 'street').press('Enter')
  await dialog.getByText(/ul\. Józefa 5/).waitFor()
  await dialog.getByRole('button', { name: t('sending', 'saveSender') }).click()
  await senders.getByText(/ul\. Józefa 7/).waitFor()
  await first.getByRole('button', { name: t('sending', 'removeOf', { name: 'Magazyn na Kazimierzu' }) }).click()
  await dialog.getByRole('button', { name: t('sending', 'remove'), exact: true }).click()
  await senders.getByText('ul. Krótka 1').waitFor()
  expect(who.errors.filter((error) => !/^(422|409) .*\/(senders|sending)/.test(error))).toEqual([])
})

/** Orders that are paid, with labels bought from the stand-in of a carrier; a courier is to collect them. */
async function labelled(seller: LoggedIn, method: DeliveryMethod, count: number): Promise<string[]> {
  const at = `/api/companies/${seller.user.companyId}`
  const product = await findProduct(`seller=${seller.user.companyId}`, simple(count))
  const numbers: string[] = []
  for (let index = 0; index < count; index += 1) {
    const { orders } = await aPaidPurchaseBy(method, product)
    numbers.push(orders[0]?.number ?? '')
  }
  await call(seller, 'POST', `${at}/labels`, { labels: numbers.map((number) => ({ number, handOver: 'courier' })) })
  await until('the labels to be bought', async () => {
    const { ready } = await call<CollectionsView>(seller, 'GET', `${at}/collections`)
    const waiting = ready.flatMap(({ labels }) => labels.map(({ number }) => number))
    return numbers.every((number) => waiting.includes(number))
  })
  return numbers
}

test('E16 R22 a seller orders a courier for parcels that have labels, sees that it comes, and calls it off', async () => {
  const seller = await sessionOf('seller')
  const [first = '', second = ''] = await labelled(seller, 'inpost_courier', 2)
  const who = await as(seller, { locale: 'en-US' })
  const { page, t } = who
  await who.visit(COURIERS)
  const waiting = page.getByRole('form', { name: t('collections', 'courierOf', { name: 'InPost' }) })
  await waiting.locator('summary').press('Enter')
  // The other one waits for another day.
  await waiting.getByRole('button', { name: t('collections', 'none') }).click()
  const one = waiting.getByRole('listitem').filter({ hasText: first })
  await one.getByRole('checkbox').press('Space')
  await waiting.locator('[name=until]').fill('8')
  await waiting.locator('[name=until]').press('Enter')
  await waiting.locator('[name=until][aria-invalid]').waitFor()
  await waiting.locator('[name=until]').fill('1700')
  await waiting.locator('[name=note]').fill('Bell 12')
  await waiting.getByRole('button', { name: t('collections', 'order', { count: 1 }) }).click()
  const ordered = page.getByRole('region', { name: t('collections', 'ordered') }).getByRole('listitem')
  const mine = ordered.filter({ hasText: first }).first()
  await mine.getByText(t('collections', 'state_confirmed')).waitFor()
  await expect.poll(() => waiting.getByRole('listitem').filter({ hasText: first }).count()).toBe(0)
  await waiting.getByRole('listitem').filter({ hasText: second }).waitFor()

  await mine.getByRole('button', { name: t('collections', 'callOff') }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('collections', 'callOff') }).click()
  await mine.getByText(t('collections', 'state_cancelled')).waitFor()
  await waiting.getByRole('listitem').filter({ hasText: first }).waitFor()

  // An order with a label has one button to send it: that of the label.
  await who.visit(`/orders/${second}`)
  await page.getByText(t('fulfilment', 'shipWithLabel')).waitFor()
  const ship = page.getByRole('button', { name: t('fulfilment', 'ship'), exact: true })
  expect(await ship.count()).toBe(0)
  await page.getByText(t('fulfilment', 'ownNumber')).click()
  await ship.waitFor()
  expect(who.errors).toEqual([])
})

test('E16 a carrier that takes a day is asked for one, and says that it is called off by phone', async () => {
  const seller = await sessionOf('seller')
  const [number = ''] = await labelled(seller, 'dpd_courier', 1)
  const who = await as(seller, { locale: 'de-DE', width: 390 })
  const { page, t } = who
  await who.visit(COURIERS)
  const waiting = page.getByRole('form', { name: t('collections', 'courierOf', { name: 'DPD' }) })
  // Today may be nearly over, and no courier comes on a holiday.
  await waiting.locator('[name=day]').waitFor()
  const days = await waiting
    .locator('[name=day] option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''))
  const free = holidaysOf('PL', days[0] ?? '', days.at(-1) ?? '').map(({ date }) => date)
  await waiting.locator('[name=day]').selectOption(days.slice(1).find((day) => !free.includes(day)) ?? '')
  await waiting.getByRole('button', { name: /^Kurier für/ }).click()
  const ordered = page.getByRole('region', { name: t('collections', 'ordered') }).getByRole('listitem')
  const mine = ordered.filter({ hasText: number }).first()
  await mine.getByText(t('collections', 'state_confirmed')).waitFor()
  await mine.getByText(t('collections', 'byPhone')).waitFor()
  expect(await mine.getByRole('button').count()).toBe(0)
  expect(who.errors).toEqual([])
})

let unset: ReturnType<typeof aDraftCompany> | undefined
const newcomer = async () => aDraftCompany(await aNewcomer('Pola', 'Pusta'), 'Pusta')

describe('E16 sending and couriers', () => {
  test.each(LOCALES)('%s: no violation in light and dark, fit a phone, empty and full', async (locale) => {
    unset ??= newcomer()
    const fresh = await as((await unset).owner, { locale })
    const seller = await as(await sessionOf('seller'), { locale })
    const operator = await as(await sessionOf('operator'), { locale })
    const { companyId } = (await sessionOf('seller')).user
    const found: string[] = []
    for (const [who, path, open] of [
      [fresh, COURIERS, undefined],
      [
        fresh,
        SENDING,
        async (one: Visitor) => {
          await field(one, 'collects').check()
          await field(one, 'boxes.small.length').fill('1')
          await one.page.getByRole('button', { name: one.t('sending', 'save') }).click()
        },
      ],
      [fresh, SENDING, (one: Visitor) => one.page.getByRole('button', { name: one.t('sending', 'addSender') }).click()],
      [seller, COURIERS, undefined],
      [operator, `/admin/companies/${companyId}`, undefined],
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
