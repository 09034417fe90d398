import { session } from '../../session/session.ts'
import { readItem, writeItem } from '../../session/storage.ts'
import type { FactsForm } from './facts-form.ts'

/** A picture of a mark, sent already; it joins the offer that is made of the unit. */
export type Photo = { key: string; width: number; height: number; of: 'screen' | 'body' | 'other' }

/** What is not saved at the market yet: kept on this device, of one person, company and unit. No number of a device stands in it. */
export type KeptWork = { form: FactsForm | null; photos: readonly Photo[] }

const nothing: KeptWork = { form: null, photos: [] }
const nameOf = (companyId: number, code: string) => `bench:${session.read()?.userId ?? ''}:${companyId}:${code}`

export function readWork(companyId: number, code: string): KeptWork {
  try {
    const kept = JSON.parse(readItem('localStorage', nameOf(companyId, code)) ?? 'null') as KeptWork | null
    return kept && Array.isArray(kept.photos) ? { form: kept.form, photos: kept.photos } : nothing
  } catch {
    return nothing
  }
}

export function writeWork(companyId: number, code: string, part: Partial<KeptWork>): void {
  const work = { ...readWork(companyId, code), ...part }
  const empty = work.form === null && work.photos.length === 0
  writeItem('localStorage', nameOf(companyId, code), empty ? null : JSON.stringify(work))
}
