import { expect, test } from 'vitest'
import { axeViolations, hydrated, visitors } from './browser.ts'
import { comeAs, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { received } from './returning.ts'

const visitor = visitors()

test.each([
  ['pl-PL', 'en-US'],
  ['de-DE', 'pl-PL'],
  ['en-US', 'de-DE'],
] as const)('R22 a buyer (%s) sends goods back with a label that the seller (%s) bought', async (language, sellers) => {
  const { key, number } = await received()
  const buyer = await visitor({ locale: language })
  const { page, t } = buyer
  await buyer.visit(`/order/${key}`)
  await page.getByRole('link', { name: t('returnPages', 'withdrawHere'), exact: true }).click()
  await page.getByRole('button', { name: t('returnPages', 'withdrawNext'), exact: true }).click()
  await page.getByRole('button', { name: t('returnPages', 'withdrawConfirm'), exact: true }).click()
  await page.getByRole('button', { name: t('returnPages', 'markSent'), exact: true }).waitFor()

  const seller = await visitor({ locale: sellers })
  await comeAs(seller, await sessionOf('seller'))
  await seller.visit('/returns')
  await seller.page.getByRole('link', { name: `${number}/1`, exact: true }).click()
  const buy = seller.page.getByRole('button', { name: seller.t('returnPages', 'labelBuy'), exact: true })
  await buy.waitFor()
  expect(await axeViolations(seller.page)).toEqual([])
  await buy.click()
  await seller.page.getByText(seller.t('labels', 'state_bought'), { exact: true }).waitFor()
  await seller.page.getByRole('button', { name: seller.t('labels', 'cancel'), exact: true }).waitFor()
  expect(await buy.count()).toBe(0)
  expect(await problemsOn(seller, 'a return with its label')).toEqual([])

  await page.reload()
  await hydrated(page)
  const link = page.getByRole('link', { name: t('returnPages', 'labelPrint'), exact: true })
  await link.waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await problemsOn(buyer, 'a case with a label')).toEqual([])
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(file.suggestedFilename()).toMatch(/^return-\d+\.pdf$/)
  // Its number is there already.
  await page.getByRole('button', { name: t('returnPages', 'markSent'), exact: true }).click()
  await page.getByText(t('returns', 'status_sent'), { exact: true }).first().waitFor()
  expect([...buyer.errors, ...seller.errors]).toEqual([])
})
