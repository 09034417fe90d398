import type { Deps } from '../../platform/deps.ts'
import { marketDay } from '../../values/days.ts'
import { must } from '../../values/must.ts'
import { isNoAnswer, type KsefClient, openKsef } from './adapters/ksef.ts'
import { ksefWords } from './adapters/layout/words.ts'
import { contentOf } from './read-content.ts'
import { buildFa3 } from './rules/fa3/build-fa3.ts'
import { checkFa3 } from './rules/fa3/check-fa3.ts'
import { type DocumentRow, findDocument } from './store/documents.ts'
import { findKsef, findKsefAccess, type KsefRow, saveKsef, saveXml, takeKsef } from './store/ksef.ts'

/** Minutes for which one process has an invoice: longer than all calls about it together. */
const LEASE = 5
/** Seconds until it is asked again, by how often it was; the last for all later ones: an hour. */
const WAITS = [20, 60, 300, 900, 3600]

/**
 * Takes one step with an invoice on its way to KSeF, and adds the job of the next one. Twice, at once, or cut off anywhere: the system knows a
 * number once, and tells which one it has.
 */
export async function sendToKsef(deps: Deps, documentId: number): Promise<void> {
  const now = deps.now()
  const row = await takeKsef(deps.db, documentId, now, new Date(now.getTime() + LEASE * 60_000))
  if (!row) return
  const document = must(await findDocument(deps.db, documentId), `document ${documentId}`)
  try {
    await step(deps, document, row)
  } catch (error) {
    if (isNoAnswer(error)) return putOff(deps, row, error.message)
    await putOff(deps, row, 'error')
    throw error
  }
}

async function step(deps: Deps, document: DocumentRow, row: KsefRow): Promise<void> {
  const xml = row.xml ?? (await makeFile(deps, document))
  if (xml === null) return putOff(deps, row, 'waits for what it corrects')
  const problems = checkFa3(xml)
  if (problems.length > 0) return end(deps, row, { status: 'refused', problem: problems.join('; ').slice(0, 500) })
  const client = await clientOf(deps, document, row)
  if (!client) return putOff(deps, row, 'no token')
  const sent =
    row.session && row.reference
      ? { session: row.session, reference: row.reference }
      : await client.send(xml, contentOf(document).issuedOn !== marketDay(deps.now()))
  if (row.status === 'waiting') await saveKsef(deps.db, row.documentId, deps.now(), { status: 'sent', ...sent })
  const answer = await client.ask(sent)
  if (answer.state === 'processing') return putOff(deps, { ...row, status: 'sent' }, null)
  if (answer.state === 'refused') {
    return end(deps, row, { status: 'refused', problem: `${answer.code} ${answer.description}`.trim().slice(0, 500) })
  }
  return end(deps, row, { status: 'accepted', ksefNumber: answer.ksefNumber })
}

/** The file, made once. A correction of what is on its way waits for its number: null. */
async function makeFile(deps: Deps, document: DocumentRow): Promise<string | null> {
  const [original] = document.correctsId ? await findKsef(deps.db, [document.correctsId]) : []
  if (original && (original.status === 'waiting' || original.status === 'sent')) return null
  const xml = buildFa3(contentOf(document), ksefWords, original ? { ksefNumber: original.ksefNumber } : null)
  return saveXml(deps.db, document.id, xml)
}

async function clientOf(deps: Deps, document: DocumentRow, row: KsefRow): Promise<KsefClient | null> {
  const access = await findKsefAccess(deps.db, document.companyId)
  const { url } = deps.config.ksef[row.environment]
  const { tax } = contentOf(document).seller
  if (!access?.token || !url || tax.kind !== 'nip') return null
  return openKsef({ url, nip: tax.number, token: deps.secrets.open(access.token) })
}

async function end(
  deps: Deps,
  { documentId }: KsefRow,
  how: { status: 'accepted' | 'refused'; problem?: string; ksefNumber?: string },
): Promise<void> {
  await saveKsef(deps.db, documentId, deps.now(), how)
  if (how.status === 'refused')
    deps.log.error({ document: documentId, problem: how.problem }, 'KSeF refused an invoice')
}

/** Lets it go, and comes back: what the state has to get is never given up. */
async function putOff(deps: Deps, { documentId, status, attempts }: KsefRow, problem: string | null): Promise<void> {
  const seconds = must(WAITS[Math.min(attempts, WAITS.length) - 1], 'a time to wait')
  await deps.db.transaction().execute(async (db) => {
    await saveKsef(db, documentId, deps.now(), { status, problem })
    const runAt = new Date(deps.now().getTime() + seconds * 1000)
    await deps.addJob(db, { name: 'documents.sendToKsef', payload: { documentId }, runAt })
  })
}
