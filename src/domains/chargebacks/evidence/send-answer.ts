import type { Deps } from '../../../platform/deps.ts'
import { openPaper } from '../../../platform/files/sealed-papers.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { PAYMENT_PROVIDERS, type PaymentProviderCode } from '../../payments/contract.ts'
import { disputed } from '../../payments/index.ts'
import { canFollow } from '../rules/chargeback-states.ts'
import { answerText, takesEvidence } from '../rules/evidence.ts'
import { type Answer, askForAnswer, endAnswer, findAnswers } from '../store/answers.ts'
import { type Chargeback, lockChargeback, saveStanding } from '../store/chargebacks.ts'
import { clearProviderFiles, type FileRow, findFiles, writeProviderFile } from '../store/files.ts'
import { findChargebacks } from '../store/lists.ts'
import { note, type Owner } from './change-files.ts'

/**
 * Has the answer sent: nothing of it changes any more, a job does the rest. Refused before where the provider would: `answered_by_hand`,
 * `answer_too_late`, `evidence_kind_twice`, `evidence_too_large`.
 */
export async function askToSend(
  deps: Deps,
  owner: Owner & { companyId: null },
  id: number,
  words: string,
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const chargeback = await lockChargeback(db, id)
    if (!chargeback) throw new Failure('notFound', 'chargeback_not_found')
    const [answer] = await findAnswers(db, [id])
    if (!takesEvidence(chargeback.state, answer?.state ?? null)) throw new Failure('conflict', 'evidence_closed')
    const files = toBeSent(await findFiles(db, [id]))
    refuseWhatProviderWould(chargeback, { words, files, now: deps.now() })
    await askForAnswer(db, { chargebackId: id, words, at: deps.now(), by: owner.userId })
    await note(inside, owner, 'chargebackAnswerSent', { chargeback: id, files: files.map((one) => one.id).join(', ') })
    await deps.addJob(db, { name: 'chargebacks.sendAnswer', payload: { chargebackId: id } })
  })
}

function refuseWhatProviderWould(
  { provider, answerUntil }: Chargeback,
  { words, files, now }: { words: string; files: readonly FileRow[]; now: Date },
): void {
  const rules = disputed.evidenceRules(codeOf(provider))
  if (!rules) throw new Failure('conflict', 'answered_by_hand')
  if (answerUntil && answerUntil <= now) throw new Failure('conflict', 'answer_too_late')
  if (new Set(files.map(({ kind }) => kind)).size < files.length) throw new Failure('conflict', 'evidence_kind_twice')
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes > rules.bytes) {
    throw new Failure('conflict', 'evidence_too_large', { params: { megabytes: rules.bytes / 1_000_000 } })
  }
  if (answerText(words, files).length > rules.characters) {
    throw invalidField('words', 'too_long', { maximum: rules.characters })
  }
}

/**
 * Brings the answer to the provider: files that are not there yet, then all together. The provider keeps one answer a key, so whatever
 * dies in between is done again. What it refuses waits for the operator.
 */
export async function sendAnswer(deps: Deps, chargebackId: number): Promise<void> {
  const [answer] = await findAnswers(deps.db, [chargebackId])
  if (answer?.state !== 'due') return
  const [found] = await findChargebacks(deps.db, [chargebackId])
  const chargeback = must(found, `chargeback ${chargebackId}`)
  await finish(deps, chargebackId, answer, await refusalOf(deps, chargeback, answer))
}

/** Null: the provider has it; else why not. */
async function refusalOf(deps: Deps, { id, provider, dispute }: Chargeback, answer: Answer): Promise<string | null> {
  const code = codeOf(provider)
  const files = toBeSent(await findFiles(deps.db, [id]))
  const there: { kind: (typeof files)[number]['kind']; file: string }[] = []
  // One after the other: each is held in memory as a whole.
  for (const file of files) {
    const name = file.providerFile ?? (await bring(deps, code, file))
    if (typeof name !== 'string') return name.refused
    there.push({ kind: file.kind, file: name })
  }
  const words = answerText(answer.words, files)
  const key = `${id}:${answer.attempt}`
  const outcome = await disputed.submitEvidence(deps, code, { disputeId: dispute, words, files: there, key })
  return outcome === 'sent' ? null : outcome.refused
}

async function bring(
  deps: Deps,
  provider: PaymentProviderCode,
  { id, fileKey, name, media }: FileRow,
): Promise<string | { refused: string }> {
  const bytes = await openPaper(deps, fileKey)
  if (!bytes) return { refused: 'file_missing_here' }
  const sent = await disputed.uploadEvidence(deps, provider, { name, media, bytes })
  if ('refused' in sent) return sent
  await writeProviderFile(deps.db, id, sent.file)
  return sent.file
}

async function finish(deps: Deps, chargebackId: number, answer: Answer, refusal: string | null): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const before = must(await lockChargeback(db, chargebackId), `chargeback ${chargebackId}`)
    const at = deps.now()
    if (!(await endAnswer(db, answer, { refusal, at }))) return
    if (refusal !== null) {
      await clearProviderFiles(db, chargebackId)
      deps.log.warn({ chargeback: chargebackId, answerRefused: refusal })
      return deps.addJob(db, {
        name: 'chargebacks.notifyPeople',
        payload: { chargebackId, what: `refused ${answer.attempt}` },
      })
    }
    // The provider's own word may have come first.
    if (!canFollow(before.state, 'answered')) return
    await saveStanding(db, before, { ...before, state: 'answered' }, { at, byUser: null, decided: false })
  })
}

type Sent = FileRow & { kind: NonNullable<FileRow['kind']> }
const toBeSent = (files: readonly FileRow[]): Sent[] => files.filter((one): one is Sent => one.kind !== null)

const codeOf = (provider: string): PaymentProviderCode =>
  must(
    PAYMENT_PROVIDERS.find((one) => one === provider),
    `the provider ${provider}`,
  )
