import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { REPAIRED_PARTS } from '../rules/event.ts'

/** Lines of one file. */
export const MOST_REPAIRS = 10_000

const query = z.object({
  year: z.coerce.number().int().min(2020).max(2100),
  format: z.enum(['csv', 'json']).default('csv'),
})

/** A line of the record, as JSON has it. */
export const repairLine = z.object({
  unit: z.string(),
  name: z.string(),
  gtin: z.string().nullable(),
  at: z.string(),
  /** Who did it; null: the market, or a company that is gone. */
  companyId: z.number().int().nullable(),
  company: z.string(),
  what: z.enum(REPAIRED_PARTS),
  /** Whose spare parts. */
  parts: z.enum(['none', 'original', 'other']),
  note: z.string(),
  /** Of the event in the signed chain of the unit, hexadecimal. */
  hash: z.string(),
})
export type RepairLine = z.infer<typeof repairLine>

export const repairsContract = {
  'GET /api/companies/{id}/unit-repairs': {
    summary:
      'What was repaired in a year of units that the company has or had, by whom and with which parts: CSV or JSON',
    access: 'seller',
    params: z.object({ id: idInPath }),
    query,
    download: true,
    failures: ['company_not_found', 'forbidden'],
  },
  'GET /api/admin/unit-repairs': {
    summary: 'What was repaired of any unit in a year, by whom and with which parts: CSV or JSON',
    access: 'operator',
    area: 'orders',
    query,
    download: true,
  },
} as const satisfies Contract
