import { expect, test } from 'vitest'
import { axeViolations, hydrated, visitors } from './browser.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { aPhoto, attach, received } from './returning.ts'

const visitor = visitors()

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}) {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}

const A_PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')

test('R15 a guest withdraws in two steps, sends the goods, and the seller gives the money back', async () => {
  const { key, number } = await received()
  const buyer = await visitor({ locale: 'de-DE' })
  const { page, t } = buyer
  await buyer.visit(`/order/${key}`)
  await page.getByRole('link', { name: t('returnPages', 'withdrawHere'), exact: true }).click()
  await page.getByRole('button', { name: t('returnPages', 'withdrawNext'), exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: t('returnPages', 'withdrawNext'), exact: true }).click()
  await page.getByText(number).first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: t('returnPages', 'withdrawConfirm'), exact: true }).click()
  await page.getByLabel(t('returnPages', 'carrier'), { exact: true }).fill('InPost')
  await page.getByLabel(t('returnPages', 'trackingNumber'), { exact: true }).fill('6200001')
  await page.getByRole('button', { name: t('returnPages', 'markSent'), exact: true }).click()
  await page.getByText(t('returns', 'status_sent'), { exact: true }).first().waitFor()
  expect(await problemsOn(buyer, 'a case')).toEqual([])

  const seller = await as(await sessionOf('seller'))
  await seller.visit('/returns')
  await seller.page.getByRole('link', { name: `${number}/1`, exact: true }).click()
  await seller.page.getByRole('button', { name: seller.t('returnPages', 'receive'), exact: true }).click()
  await seller.page.getByText(seller.t('returns', 'status_received'), { exact: true }).first().waitFor()
  expect(await axeViolations(seller.page)).toEqual([])
  await seller.page.getByRole('button', { name: seller.t('returnPages', 'refund'), exact: true }).click()
  await seller.page.getByText(seller.t('returns', 'status_settled'), { exact: true }).first().waitFor()
  expect(await problemsOn(seller, 'a case of the seller')).toEqual([])
  expect([...buyer.errors, ...seller.errors]).toEqual([])
})

test('R15 a complaint is rejected, brought before the operator and decided', async () => {
  const { key, number } = await received()
  const buyer = await visitor({ locale: 'en-US' })
  const { page, t } = buyer
  await buyer.visit(`/order/${key}`)
  await page.getByRole('link', { name: t('returnPages', 'complain'), exact: true }).click()
  await page.getByLabel(t('returnPages', 'defect'), { exact: true }).fill('The screen goes dark after an hour.')
  // What is no picture is told after the case was opened: it goes without it, and with the next one.
  await attach(buyer, { name: 'dark.png', mimeType: 'image/png', buffer: Buffer.from('<script>') })
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: t('returnPages', 'submit'), exact: true }).click()
  await page.getByText(t('returnPages', 'filesNotSent'), { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: t('returnPages', 'fileRemove', { name: 'dark.png' }), exact: true }).click()
  await attach(buyer, await aPhoto('dark.png'))
  await page.getByRole('button', { name: t('returnPages', 'filesSendAgain'), exact: true }).click()
  await page.getByText(t('returns', 'status_opened'), { exact: true }).first().waitFor()
  await page.getByRole('link', { name: /dark\.jpg$/ }).waitFor()
  // The refusal above is a failed request by intention.
  expect(buyer.errors.splice(0)).toEqual([expect.stringMatching(/^4\d\d .*\/files/)])

  const seller = await as(await sessionOf('seller'))
  // The seller comes by the page of who complains.
  await seller.visit(`/customers?customer=${number}`)
  await seller.page.getByRole('table', { name: seller.t('returnPages', 'section'), exact: true }).waitFor()
  expect(await problemsOn(seller, 'a customer')).toEqual([])
  await seller.page.getByRole('link', { name: `${number}/1`, exact: true }).click()
  await seller.page.getByLabel(seller.t('returnPages', 'rejectWords'), { exact: true }).fill('Upadek, nie wada.')
  await seller.page.getByRole('button', { name: seller.t('returnPages', 'reject'), exact: true }).click()
  await seller.page.getByText(seller.t('returns', 'status_rejected'), { exact: true }).first().waitFor()

  await page.reload()
  await hydrated(page)
  await page.getByLabel(t('returnPages', 'disputeWords'), { exact: true }).fill('It never fell, see the photo.')
  await attach(buyer, await aPhoto('screen.png'))
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: t('returnPages', 'dispute'), exact: true }).click()
  await page.getByText(t('returns', 'status_disputed'), { exact: true }).first().waitFor()

  await page.getByRole('link', { name: /screen\.jpg$/ }).waitFor()

  await seller.page.reload()
  await hydrated(seller.page)
  await seller.page.getByLabel(seller.t('returnPages', 'statement'), { exact: true }).fill('Ekspertyza w załączniku.')
  // What is no paper is refused with a word beside it, and nothing is said.
  await attach(seller, { name: 'ekspertyza.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') })
  await seller.page.getByRole('button', { name: seller.t('returnPages', 'sayIt'), exact: true }).click()
  await seller.page.getByText(/^ekspertyza\.pdf: /).waitFor()
  expect(await axeViolations(seller.page)).toEqual([])
  const remove = seller.t('returnPages', 'fileRemove', { name: 'ekspertyza.pdf' })
  await seller.page.getByRole('button', { name: remove, exact: true }).click()
  await attach(seller, { name: 'ekspertyza.pdf', mimeType: 'application/pdf', buffer: A_PDF })
  await seller.page.getByRole('button', { name: seller.t('returnPages', 'sayIt'), exact: true }).click()
  // Not the button that would take it away again, which stands there before it is sent.
  const download = `${seller.t('returnPages', 'fileDownload')} ekspertyza.pdf`
  await seller.page.getByRole('button', { name: download, exact: true }).waitFor()
  expect(seller.errors.splice(0)).toEqual([expect.stringMatching(/^4\d\d .*\/files/)])

  const operator = await as(await sessionOf('operator'))
  await operator.visit('/admin/disputes')
  await operator.page.getByRole('link', { name: `${number}/1`, exact: true }).click()
  for (const name of ['screen.jpg', 'ekspertyza.pdf']) {
    const opened = operator.page.waitForEvent('download')
    await operator.page
      .getByRole('button', { name: `${operator.t('returnPages', 'fileDownload')} ${name}`, exact: true })
      .press('Enter')
    expect((await opened).suggestedFilename()).toBe(name)
  }
  await expect.poll(() => operator.page.locator('main li img').count()).toBe(2)
  await operator.page
    .getByLabel(operator.t('returnPages', 'decisionWords'), { exact: true })
    .fill('Brak dowodu upadku.')
  expect(await axeViolations(operator.page)).toEqual([])
  await operator.page.getByRole('button', { name: operator.t('returnPages', 'decide'), exact: true }).click()
  await operator.page.getByText(operator.t('returns', 'status_settled'), { exact: true }).first().waitFor()
  expect(await problemsOn(operator, 'a dispute')).toEqual([])
  expect([...buyer.errors, ...seller.errors, ...operator.errors]).toEqual([])
})

test('R15 T06 without scripts a guest withdraws in two steps, tells of the parcel and reads how it stands', async () => {
  const { key, number } = await received()
  const { page, t, visit, errors } = await visitor({ locale: 'en-US', javaScript: false, width: 390 })
  await visit(`/order/${key}`)
  await page.getByRole('link', { name: t('returnPages', 'withdrawHere'), exact: true }).click()
  // The browser itself asks for what is missing; whoever takes that away is told by the page.
  const email = page.getByLabel(t('returnPages', 'email'), { exact: true })
  const address = await email.inputValue()
  await email.fill('')
  await page.locator('form:has([name=step])').evaluate((form) => form.setAttribute('novalidate', ''))
  await page.getByRole('button', { name: t('returnPages', 'withdrawNext'), exact: true }).click()
  await page.getByText(t('returnPages', 'problem_fields'), { exact: true }).waitFor()
  await email.fill(address)
  await page.getByRole('button', { name: t('returnPages', 'withdrawNext'), exact: true }).click()
  await page.getByRole('heading', { name: t('returnPages', 'withdrawCheck'), exact: true }).waitFor()
  await page.getByText(number).first().waitFor()
  // Back with what was typed, and on again.
  await page.getByRole('link', { name: t('returnPages', 'back'), exact: true }).click()
  await expect.poll(() => email.inputValue()).toBe(address)
  await page.getByRole('button', { name: t('returnPages', 'withdrawNext'), exact: true }).click()
  await page.getByRole('button', { name: t('returnPages', 'withdrawConfirm'), exact: true }).click()
  await page.getByText(t('returns', 'status_opened'), { exact: true }).first().waitFor()
  await page.getByLabel(t('returnPages', 'carrier'), { exact: true }).fill('InPost')
  await page.getByLabel(t('returnPages', 'trackingNumber'), { exact: true }).fill('6200002')
  await page.getByRole('button', { name: t('returnPages', 'markSent'), exact: true }).click()
  await page.getByText(t('returns', 'status_sent'), { exact: true }).first().waitFor()
  await page.getByLabel(t('returnPages', 'statement'), { exact: true }).fill('It left this morning.')
  await page.getByRole('button', { name: t('returnPages', 'sayIt'), exact: true }).click()
  await page.getByText('It left this morning.', { exact: true }).waitFor()
  expect(errors).toEqual([])
})

test('R15 T06 without scripts a complaint is opened, with a lower price', async () => {
  const { key } = await received()
  const { page, t, visit, errors } = await visitor({ locale: 'de-DE', javaScript: false })
  await visit(`/order/${key}`)
  await page.getByRole('link', { name: t('returnPages', 'complain'), exact: true }).click()
  await page
    .getByLabel(t('returnPages', 'defect'), { exact: true })
    .fill('Der Bildschirm wird nach einer Stunde dunkel.')
  await page.getByLabel(t('returnPages', 'wish'), { exact: true }).selectOption('priceReduction')
  await page.getByLabel(t('returnPages', 'wishAmount'), { exact: true }).fill('20,50')
  await page.getByRole('button', { name: t('returnPages', 'submit'), exact: true }).click()
  await page.getByText(t('returns', 'status_opened'), { exact: true }).first().waitFor()
  await page.getByText('20,50', { exact: false }).first().waitFor()
  expect(errors).toEqual([])
})
