import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { requireVetted } from '../companies/index.ts'
import { readUnitLabels } from '../units/index.ts'
import { labelPdf } from './adapters/label-pdf.ts'
import { LABELS_PER_PERSON } from './print-labels.ts'
import type { LabelFormat } from './rules/label-formats.ts'
import { type Label, layLabels } from './rules/label-layout.ts'

type Wanted = {
  codes: readonly string[]
  format: LabelFormat
  skip: number
  /** Public address of the market, for the QR codes. */
  origin: string
}

/** Labels for units of the company as a PDF, in the order asked for: the QR code of the passport, the name and the code; no number of a device. */
export async function printUnitLabels(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { codes, format, skip, origin }: Wanted,
): Promise<Uint8Array<ArrayBuffer>> {
  const { actor: asker } = await requireVetted(deps, actor, companyId, 'products.view')
  await deps.limits.count(LABELS_PER_PERSON, asker.userId)
  const units = await readUnitLabels(deps, { companyId, codes: [...new Set(codes)], origin })
  const labels = units.map(({ code, name, address }): Label => {
    const [, first, second, third] = /^(.{4})(.{4})(.{4})$/.exec(code) ?? []
    return { url: address, title: name, version: '', price: null, codes: [], number: `${first} ${second} ${third}` }
  })
  return labelPdf(layLabels(labels, format, format === 'a4' ? skip : 0), format)
}
