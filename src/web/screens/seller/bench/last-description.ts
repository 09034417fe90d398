import type { Group } from '../../../../domains/units/rules/facts.ts'
import { readItem, writeItem } from '../../../session/storage.ts'

/** What a thing is: the same for many alike. */
export type Description = { categoryId: string; group: Group; name: string; gtin: string }

const nameOf = (companyId: number) => `bench-last:${companyId}`

/** The last one's, offered again for the next. */
export function readLast(companyId: number): Description | null {
  try {
    return JSON.parse(readItem('localStorage', nameOf(companyId)) ?? 'null') as Description | null
  } catch {
    return null
  }
}

export const writeLast = (companyId: number, description: Description) =>
  writeItem('localStorage', nameOf(companyId), JSON.stringify(description))
