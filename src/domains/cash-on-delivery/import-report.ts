import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { CARRIER_CURRENCY } from '../../values/money.ts'
import { requireMember } from '../companies/index.ts'
import type { CashColumn, Mapping } from '../reconciliation/contract.ts'
import { readCashFile } from '../reconciliation/index.ts'
import type { LabelCarrier } from '../shipping/contract.ts'
import { takeReport } from './take-report.ts'

const PER_PERSON = defineLimit({ name: 'cashReports', attempts: 60, seconds: 3600 })

type ReportFile = {
  companyId: number
  carrier: LabelCarrier
  path: string
  name: string
  mapping: Mapping<CashColumn>
  currency: string | undefined
}

/**
 * Takes a carrier's report that the seller was sent. Refuses by the field `file` what cannot be read, and with `statement_known` the same file again.
 * A file that names no currency is in złoty, as carriers in Poland collect.
 */
export async function importReport(deps: Deps, actor: Actor | undefined, file: ReportFile): Promise<{ id: number }> {
  const { companyId, carrier, path, name, mapping, currency = CARRIER_CURRENCY } = file
  const member = requireMember(deps, actor, companyId, 'payouts.view')
  await deps.limits.count(PER_PERSON, member.actor.userId)
  const lines = await readCashFile({ path, mapping, currency })
  if (lines.length === 0) throw invalidField('file', 'statement_empty')
  const digest = createHash('sha256')
    .update(carrier)
    .update(await readFile(path))
    .digest()
  return deps.db.transaction().execute(async (db) => {
    const report = { companyId, carrier, name, digest, lines, by: member.byUser }
    const id = await takeReport({ ...deps, db }, report)
    if (id === undefined) throw new Failure('conflict', 'statement_known')
    return { id }
  })
}
