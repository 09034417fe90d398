import { expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { visitors } from './browser.ts'
import { comeAs, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()

async function anOperator(wishes: Parameters<typeof visitor>[0] = {}) {
  const who = await visitor(wishes)
  await comeAs(who, await sessionOf('operator'))
  await who.visit('/admin/periods')
  await who.page.locator('main form').first().waitFor()
  return who
}

test('R16 the operator sets days and periods; what the law or an order does not allow is said at the field', async () => {
  const { page, t, errors } = await anOperator()
  const orders = page.getByRole('region', { name: t('periods', 'orders'), exact: true })
  const returns = page.getByRole('region', { name: t('periods', 'returns'), exact: true })
  const field = (of: typeof orders, label: string) => of.getByLabel(label, { exact: true })
  const save = (of: typeof orders) => of.getByRole('button', { name: t('periods', 'save'), exact: true }).click()

  await field(returns, t('periods', 'return_answerDays')).fill('15')
  await field(returns, t('periods', 'return_withdrawalDays')).fill('13')
  await save(returns)
  await returns.getByText(t('periods', 'between', { least: 1, most: 14 }), { exact: true }).waitFor()
  await returns.getByText(t('periods', 'between', { least: 14, most: 365 }), { exact: true }).waitFor()
  // Longer than orders stay open.
  await field(returns, t('periods', 'return_withdrawalDays')).fill('90')
  await returns.getByText(t('periods', 'completedBefore', { days: 14 }), { exact: true }).waitFor()
  await field(returns, t('periods', 'return_withdrawalDays')).fill('14')
  await field(returns, t('periods', 'return_answerDays')).fill('14')
  await field(returns, t('periods', 'return_disputeDays')).fill('61')
  await save(returns)
  await page.getByText(t('periods', 'saved'), { exact: true }).first().waitFor()

  // The server's own refusal stands at its field, too.
  await field(orders, t('periods', 'order_reminderDays')).fill('9')
  await save(orders)
  const reminder = field(orders, t('periods', 'order_reminderDays'))
  await expect.poll(() => reminder.getAttribute('aria-invalid')).toBe('true')
  await reminder.fill('2')
  await save(orders)
  await expect.poll(() => reminder.getAttribute('aria-invalid')).not.toBe('true')

  await page.reload()
  const dispute = field(returns, t('periods', 'return_disputeDays'))
  await expect.poll(() => dispute.inputValue()).toBe('61')
  await dispute.fill('60')
  await save(returns)
  await page.getByText(t('periods', 'saved'), { exact: true }).first().waitFor()
  expect(errors).toEqual([expect.stringContaining('422 ')])
})

test.each(LOCALES)('R16 days and periods in %s: no violation in light and dark, fit a phone', async (locale) => {
  const who = await anOperator({ locale })
  expect([...(await problemsOn(who, '/admin/periods')), ...who.errors]).toEqual([])
})
