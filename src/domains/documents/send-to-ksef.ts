import type { Deps } from '../../platform/deps.ts'
import { marketDay } from '../../values/days.ts'
import { must } from '../../values/must.ts'
import { causeOf, isNoAnswer, type KsefClient, openKsef } from './adapters/ksef.ts'
import { ksefWords } from './adapters/layout/words.ts'
import { notifyOverdue, notifyRefused, notifyTokenRefused } from './notify-sellers.ts'
import { contentOf } from './read-content.ts'
import { buildFa3 } from './rules/fa3/build-fa3.ts'
import { checkFa3 } from './rules/fa3/check-fa3.ts'
import { causeOfRefusal, type KsefCause } from './rules/ksef-causes.ts'
import { type DocumentRow, findDocument } from './store/documents.ts'
import { clearTokenRefused, findKsef, findKsefAccess, type KsefRow, saveKsef, saveXml, takeKsef } from './store/ksef.ts'

/** Minutes for which one process has an invoice: longer than all calls about it together. */
const LEASE = 5
/** Seconds until it is asked again, by how often it was; the last for all later ones: an hour. */
const WAITS = [20, 60, 300, 900, 3600]
/** After the first four waits it is asked once an hour: so often a day. */
const ASKED_A_DAY = 24

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
    if (isNoAnswer(error)) return putOff(deps, document, row, { problem: error.message, cause: causeOf(error) })
    await putOff(deps, document, row, { problem: 'error', cause: 'program' })
    throw error
  }
}

async function step(deps: Deps, document: DocumentRow, row: KsefRow): Promise<void> {
  const xml = row.xml ?? (await makeFile(deps, document))
  if (xml === null) return putOff(deps, document, row, { problem: 'waits for what it corrects', cause: 'original' })
  const problems = checkFa3(xml)
  if (problems.length > 0) return refuse(deps, document, { problem: problems.join('; '), cause: 'program' })
  const client = await clientOf(deps, document, row)
  if (!client) return putOff(deps, document, row, { problem: 'no token', cause: 'noToken' })
  await clearTokenRefused(deps.db, document.companyId)
  const sent =
    row.session && row.reference
      ? { session: row.session, reference: row.reference }
      : await client.send(xml, contentOf(document).issuedOn !== marketDay(deps.now()))
  if (row.status === 'waiting') await saveKsef(deps.db, row.documentId, deps.now(), { status: 'sent', ...sent })
  const answer = await client.ask(sent)
  if (answer.state === 'processing') return putOff(deps, document, { ...row, status: 'sent' }, null)
  if (answer.state === 'accepted') {
    await saveKsef(deps.db, document.id, deps.now(), { status: 'accepted', ksefNumber: answer.ksefNumber })
    return
  }
  const { code, description } = answer
  return refuse(deps, document, { problem: `${code} ${description}`.trim(), cause: causeOfRefusal(code) })
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

type Trouble = { problem: string; cause: KsefCause }

/** The system does not take it: its seller is told, in the same transaction. */
async function refuse(deps: Deps, document: DocumentRow, { problem, cause }: Trouble): Promise<void> {
  const told = problem.slice(0, 500)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const isNews = await saveKsef(db, document.id, deps.now(), { status: 'refused', problem: told, cause })
    if (isNews) await notifyRefused(inside, document, { problem: told, cause })
  })
  deps.log.error({ document: document.id, problem: told }, 'KSeF refused an invoice')
}

/** Lets it go, and comes back: what the state has to get is never given up. */
async function putOff(
  deps: Deps,
  document: DocumentRow,
  { documentId, status, attempts }: KsefRow,
  trouble: Trouble | null,
): Promise<void> {
  const seconds = must(WAITS[Math.min(attempts, WAITS.length) - 1], 'a time to wait')
  await deps.db.transaction().execute(async (db) => {
    await saveKsef(db, documentId, deps.now(), { status, ...trouble })
    const runAt = new Date(deps.now().getTime() + seconds * 1000)
    await deps.addJob(db, { name: 'documents.sendToKsef', payload: { documentId }, runAt })
    if (trouble?.cause === 'token') await notifyTokenRefused({ ...deps, db }, document.companyId)
    const hours = attempts - WAITS.length + 1
    if ((trouble === null || trouble.cause === 'unreachable') && hours > 0 && hours % ASKED_A_DAY === 0)
      await notifyOverdue({ ...deps, db }, document, hours / ASKED_A_DAY)
  })
}
