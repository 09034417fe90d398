import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import type { PaymentProviderCode } from '../../payments/contract.ts'
import { booked as money } from '../../payments/index.ts'
import { readSettings, writeSetting } from '../../settings/index.ts'
import { readSettlementFile } from '../files/ask-thread.ts'
import type { Mapping } from '../rules/columns.ts'
import type { SettlementColumn, SettlementLine } from '../rules/settlement-rows.ts'
import { insertFile, insertReport } from '../store/settlements.ts'

/** What the operator said of a provider's reports last. */
export type ReportHabit = { mapping: Mapping<SettlementColumn>; currency?: string | undefined }
const habitOf = (provider: string) => `settlementColumns.${provider}`

export type ReportFile = {
  provider: PaymentProviderCode
  path: string
  name: string
  /** Null: the daily job. */
  by: string | null
  habit?: ReportHabit | undefined
}

/**
 * Takes a provider's report: its lines are written with the job that compares them. Refuses by the field `file` what cannot be read, and with
 * `statement_known` the same file again.
 */
export async function importSettlement(deps: Deps, file: ReportFile): Promise<{ id: number }> {
  const { provider, path, name, by, habit } = file
  const known = (await readSettings(deps)).get(habitOf(provider)) as ReportHabit | undefined
  const said = habit ?? known ?? { mapping: {} }
  const lines = await readSettlementFile({ path, mapping: said.mapping, currency: said.currency })
  const days = lines.map(({ day }) => day).sort()
  const [firstDay, lastDay] = [days[0], days.at(-1)]
  if (!firstDay || !lastDay) {
    throw new Failure('invalid', 'statement_empty', { fields: [{ field: 'file', code: 'statement_empty' }] })
  }
  await refuseOtherProvider(deps, provider, lines)
  const digest = createHash('sha256')
    .update(provider)
    .update(await readFile(path))
    .digest()
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const row = {
      provider,
      name,
      digest,
      lines: lines.length,
      firstDay,
      lastDay,
      importedBy: by,
      importedAt: deps.now(),
    }
    const id = await insertFile(db, row)
    if (id === undefined) throw new Failure('conflict', 'statement_known')
    await insertReport(db, { fileId: id, provider }, withDigests(provider, lines))
    await deps.addJob(db, { name: 'reconciliation.compare', payload: { fileId: id } })
    if (habit) await writeSetting(inside, habitOf(provider), habit)
    await recordAudit(inside, {
      ...{ actorId: by, action: 'settlementImported', subjectKind: 'market', subjectId: `settlement ${id}` },
      detail: { name, provider, lines: lines.length },
    })
    return { id }
  })
}

/** A report whose payments are all another provider's would book its fees and payouts at the wrong one. */
async function refuseOtherProvider(deps: Deps, provider: string, lines: readonly SettlementLine[]): Promise<void> {
  const ids = lines.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId]))
  const references = lines.flatMap(({ reference }) => (reference === null ? [] : [reference]))
  const providers = await money.findProviders(deps.db, { ids, references })
  const [other] = providers
  if (other === undefined || providers.includes(provider)) return
  const wrong = { field: 'file', code: 'statement_other_provider', params: { provider: other } }
  throw new Failure('invalid', 'validation', { fields: [wrong] })
}

/** Overlapping reports tell of a line once; a line that stands twice in one is there twice. */
function withDigests(provider: string, lines: readonly SettlementLine[]): (SettlementLine & { digest: string })[] {
  const counts = new Map<string, number>()
  return lines.map((one) => {
    const { line: _, ...content } = one
    const { kind, id, day, gross, currency } = one
    // Another selection of columns tells of the same fee or payout.
    const known = kind === 'fee' || kind === 'payout' ? { kind, id, day, gross, currency } : content
    const text = JSON.stringify([provider, known])
    const nth = (counts.get(text) ?? 0) + 1
    counts.set(text, nth)
    return { ...one, digest: createHash('sha256').update(`${text} ${nth}`).digest('hex') }
  })
}
