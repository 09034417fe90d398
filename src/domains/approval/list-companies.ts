import type { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { dossiers } from '../companies/index.ts'
import type { companyRow } from './contract.ts'

const WAITING_BOUND = 100

type Query = Omit<dossiers.CompanyFilter, 'ids'> & { ids?: string | undefined }

export type CompanyList = { companies: z.output<typeof companyRow>[]; next: number | null; waiting: number }

/** A page of companies, newest first, from where to go on, and how many wait for a decision (at most 100 are counted). */
export async function listCompanies(
  deps: Deps,
  actor: Actor | undefined,
  { ids, ...filter }: Query,
): Promise<CompanyList> {
  requireOperator(actor)
  const found = await dossiers.findRows(deps.db, { ...filter, ids: ids?.split(',').map(Number) }, PAGE_SIZE + 1)
  const companies = found.slice(0, PAGE_SIZE).map(({ submittedAt, createdAt, ...row }) => ({
    ...row,
    submittedAt: submittedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }))
  return {
    companies,
    next: found.length > PAGE_SIZE ? (companies.at(-1)?.id ?? null) : null,
    waiting: await dossiers.countWaiting(deps.db, WAITING_BOUND),
  }
}
