import sharp from 'sharp'
import { afterEach } from 'vitest'
import type { PresentationView } from '../src/domains/branding/contract.ts'
import type { SiteView } from '../src/domains/site/contract.ts'
import type { Visitor } from './browser.ts'
import { call } from './companies.ts'
import { ask } from './goods.ts'
import type { LoggedIn } from './people.ts'

/** A field of the page, by its name. */
export const field = ({ page }: Visitor, name: string) => page.locator(`main [name="${name}"]`)
export const press = ({ page }: Visitor, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
export const preview = ({ page }: Visitor) => page.locator('[data-preview]')
/** The start page as the operator is about to save it. */
export const startPreview = ({ page }: Visitor) => page.frameLocator('iframe')
export const accentOf = ({ page }: Visitor) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'))

export async function aPicture(name: string, background: string) {
  const image = sharp({ create: { width: 800, height: 600, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

export const takeAway = ({ tokenUser }: LoggedIn, path: string) =>
  ask(path, { method: 'DELETE', headers: { authorization: `Bearer ${tokenUser}` } })

/** All journeys share one market: what a test changes is set back when it ends, however it ends. Returns where to put how. */
export function settingBack(): (() => Promise<unknown>)[] {
  const steps: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const step of steps.splice(0).reverse()) await step()
  })
  return steps
}

/** The market's configuration as it is, and the way back to it. */
export async function snapshotSite(operator: LoggedIn): Promise<{ before: SiteView; back: () => Promise<unknown> }> {
  const path = '/api/admin/site'
  const before = await call<SiteView>(operator, 'GET', path)
  const { headerImageKey: _, thumbnailKey: __, ...body } = before
  const back = async () => {
    await takeAway(operator, `${path}/pictures/header`)
    await takeAway(operator, `${path}/pictures/thumbnail`)
    const { revision } = await call<SiteView>(operator, 'GET', path)
    await call(operator, 'PUT', path, { ...body, revision })
  }
  return { before, back }
}

/** The way back to a seller's presentation, without picture and holiday. */
export async function snapshotPresentation(seller: LoggedIn): Promise<() => Promise<unknown>> {
  const path = `/api/companies/${seller.user.companyId}`
  const kept = await call<PresentationView>(seller, 'GET', `${path}/presentation`)
  const { companyId: _, headerImageKey: __, thumbnailKey: ___, ...body } = kept
  return async () => {
    await takeAway(seller, `${path}/presentation/pictures/header`)
    await takeAway(seller, `${path}/holiday`)
    const { revision } = await call<PresentationView>(seller, 'GET', `${path}/presentation`)
    await call(seller, 'PUT', `${path}/presentation`, { ...body, revision })
  }
}
