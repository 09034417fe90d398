import { allTexts, translate } from '../../../i18n/index.ts'
import type { Deps } from '../../../platform/deps.ts'
import { openPaper } from '../../../platform/files/sealed-papers.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import { recordAudit } from '../../audit/index.ts'
import { requireMember } from '../../companies/index.ts'
import { accountOf, type PrintFormat } from '../../shipping/contract.ts'
import { changeLabel } from '../change-label.ts'
import { findLabels, type StoredLabel } from '../store/labels.ts'
import { labelsPdf } from './labels-pdf.ts'

/** A print of a hundred takes seconds of a processor. */
const PER_PERSON = defineLimit({ name: 'labelPrints', attempts: 200, seconds: 3600 })

type Wanted = { companyId: number; labels: readonly number[]; layout: PrintFormat; locale: Locale }
export type PrintedLabels = { bytes: Uint8Array<ArrayBuffer>; media: string; extension: string }

/**
 * Labels of the company as one file, in the order asked for. `label_not_found` where one is not the company's; `label_not_ready` where one was not bought or has no
 * file yet; `label_zpl_coming`: what is missing for a label printer is fetched from now on; `pdf_busy`, `rate_limited`.
 */
export async function printLabels(deps: Deps, actor: Actor | undefined, wanted: Wanted): Promise<PrintedLabels> {
  const { companyId, layout, locale } = wanted
  const { actor: member, byUser } = requireMember(deps, actor, companyId, 'orders.view')
  await deps.limits.count(PER_PERSON, member.userId)
  const ids = [...new Set(wanted.labels)]
  const found = await findLabels(deps.db, companyId, ids)
  if (found.length < ids.length) throw new Failure('notFound', 'label_not_found')
  const labels = ids.map((id) =>
    must(
      found.find((one) => one.id === id),
      `label ${id}`,
    ),
  )
  const bare = labels.filter(({ state, fileKey }) => state !== 'bought' || fileKey === null)
  if (bare.length > 0)
    throw new Failure('conflict', 'label_not_ready', { params: { number: must(bare[0], 'one').orderNumber } })
  const file = layout === 'zpl' ? await joinZpl(deps, labels) : await joinPdf(deps, labels, layout, locale)
  // Names and addresses of many people leave the house.
  await recordAudit(deps, {
    ...{ actorId: byUser, action: 'labelsPrinted', subjectKind: 'company', subjectId: String(companyId) },
    detail: { labels: labels.length },
  })
  return file
}

async function joinPdf(
  deps: Deps,
  labels: readonly StoredLabel[],
  layout: 'a6' | 'a4',
  locale: Locale,
): Promise<PrintedLabels> {
  const toJoin = []
  for (const { fileKey, orderNumber: number, numbers } of labels) {
    const bytes = (await openPaper(deps, must(fileKey, 'the file of a label'))) ?? null
    const notice = [number, numbers.join(', '), translate(allTexts[locale].labels, locale, 'notInFile')]
    toJoin.push({ bytes, notice })
  }
  return { bytes: await labelsPdf(toJoin, layout), media: 'application/pdf', extension: 'pdf' }
}

/** Commands of one label after those of another: a printer takes them so. */
async function joinZpl(deps: Deps, labels: readonly StoredLabel[]): Promise<PrintedLabels> {
  const odd = labels.find(({ carrier }) => !accountOf(carrier).formats.includes('zpl'))
  if (odd) throw new Failure('conflict', 'label_not_ready', { params: { number: odd.orderNumber } })
  const missing = labels.filter(({ zplKey }) => zplKey === null)
  for (const label of missing.filter(({ wantsZpl, nextAt }) => !wantsZpl || nextAt === null)) {
    await changeLabel(deps, label, { wantsZpl: true, attempts: 0, nextAt: deps.now() })
  }
  if (missing.length > 0) throw new Failure('conflict', 'label_zpl_coming', { params: { count: missing.length } })
  const parts: Buffer[] = []
  for (const { zplKey, orderNumber } of labels) {
    const bytes = await openPaper(deps, must(zplKey, 'the file of a label'))
    if (!bytes) throw new Failure('conflict', 'label_not_ready', { params: { number: orderNumber } })
    parts.push(Buffer.from(bytes), Buffer.from('\n'))
  }
  return { bytes: new Uint8Array(Buffer.concat(parts)), media: 'text/plain', extension: 'zpl' }
}
