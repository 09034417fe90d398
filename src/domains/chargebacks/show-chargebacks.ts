import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { readSellers } from '../companies/index.ts'
import { PAYMENT_PROVIDERS } from '../payments/contract.ts'
import { disputed } from '../payments/index.ts'
import type { ChargebackView, EvidenceFileView } from './contract.ts'
import { takesEvidence } from './rules/evidence.ts'
import { type Answer, findAnswers } from './store/answers.ts'
import type { Chargeback } from './store/chargebacks.ts'
import { findEvidence } from './store/evidence.ts'
import { type FileRow, findFiles } from './store/files.ts'
import { findHistory } from './store/lists.ts'
import { findParts } from './store/parts.ts'

const DAY = 86_400_000

/** What everybody sees of it who may see it; `files`: those the caller may see. */
export function standingOf(
  { id, state, provider, reason, openedAt, answerUntil, decidedAt }: Chargeback,
  { now, answer, files }: { now: Date; answer: Answer | undefined; files: readonly FileRow[] },
): Pick<
  ChargebackView,
  | 'id'
  | 'state'
  | 'provider'
  | 'reason'
  | 'openedAt'
  | 'answerUntil'
  | 'daysLeft'
  | 'decidedAt'
  | 'takesEvidence'
  | 'files'
> {
  return {
    takesEvidence: takesEvidence(state, answer?.state ?? null),
    files: files.map(fileView),
    ...{ id, state, reason, openedAt: openedAt.toISOString() },
    provider: must(
      PAYMENT_PROVIDERS.find((one) => one === provider),
      `the provider ${provider}`,
    ),
    answerUntil: answerUntil?.toISOString() ?? null,
    daysLeft: answerUntil && !decidedAt ? Math.floor((answerUntil.getTime() - now.getTime()) / DAY) : null,
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

const fileView = ({ id, companyId, kind, words, name, size, addedAt }: FileRow): EvidenceFileView => {
  return { id, companyId, kind, words, name, size, addedAt: addedAt.toISOString() }
}

const answerOf = ({ state, words, refusal, askedAt, endedAt }: Answer): ChargebackView['answer'] => {
  return { state, words, refusal, askedAt: askedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null }
}

/** The operator's view of chargebacks; a statement for each kind of fact, however many there are. */
export async function viewsOf(deps: Deps, rows: readonly Chargeback[]): Promise<ChargebackView[]> {
  const ids = rows.map(({ id }) => id)
  const [parts, evidence, history, files, answers, references] = await Promise.all([
    findParts(deps.db, ids),
    findEvidence(deps.db, ids),
    findHistory(deps.db, ids),
    findFiles(deps.db, ids),
    findAnswers(deps.db, ids),
    disputed.readReferences(
      deps,
      rows.map(({ paymentId }) => paymentId),
    ),
  ])
  const companies = await readSellers(deps, [...new Set(parts.map(({ companyId }) => companyId))])
  const sellers = new Map(companies.map((one) => [one.id, one]))
  // A payment that nobody has a name for is known, too.
  const referenceOf = (paymentId: string) => {
    const reference = references.get(paymentId)
    if (reference === undefined) throw new Error(`the payment of a chargeback is missing: ${paymentId}`)
    return reference
  }
  return rows.map((row) => {
    const answer = answers.find(({ chargebackId }) => chargebackId === row.id)
    const own = files.filter(({ chargebackId }) => chargebackId === row.id)
    const standing = standingOf(row, { now: deps.now(), answer, files: own })
    const rules = disputed.evidenceRules(standing.provider)
    return {
      ...standing,
      sends: rules && { bytes: rules.bytes },
      answer: answer ? answerOf(answer) : null,
      ...{ amount: row.amount, currency: row.currency, dispute: row.dispute, paymentId: row.paymentId },
      ...{ taken: row.taken, note: row.note, reference: referenceOf(row.paymentId) },
      fee: row.fee === null || row.feeCurrency === null ? null : { amount: row.fee, currency: row.feeCurrency },
      parts: parts
        .filter(({ chargebackId }) => chargebackId === row.id)
        .map(({ number, companyId, amount, held, borne }) => {
          const said = evidence.find((one) => one.chargebackId === row.id && one.companyId === companyId)
          return {
            ...{ number, companyId, amount, held, borne },
            company: must(sellers.get(companyId), `company ${companyId}`).name,
            evidence: said ? { words: said.words, writtenAt: said.writtenAt.toISOString() } : null,
          }
        }),
      history: history
        .filter(({ chargebackId }) => chargebackId === row.id)
        .map(({ event, at }) => ({ event, at: at.toISOString() })),
    }
  })
}
