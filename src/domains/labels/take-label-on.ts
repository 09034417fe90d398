import type { Deps } from '../../platform/deps.ts'
import { savePaper } from '../../platform/files/sealed-papers.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import { Failure } from '../../values/failure.ts'
import { MEGABYTE } from '../../values/megabytes.ts'
import { lockToLabel } from '../fulfilment/index.ts'
import { orderClocks, shipments } from '../orders/index.ts'
import type { CarrierAdapter } from '../shipping/contract.ts'
import { connectCarrier, findPickupPoint, type KnownPoint } from '../shipping/index.ts'
import { afterStanding, type LabelFailure, type Next, nextPause } from './rules/after-answer.ts'
import { mayBecome } from './rules/label-states.ts'
import { type StoredLabel, saveLabel } from './store/labels.ts'

/** One step of a label that this process has taken; what it writes counts only as long as nobody else has taken it. */
export async function takeLabelOn(deps: Deps, label: StoredLabel): Promise<void> {
  try {
    const { adapter } = await connectCarrier(deps, label)
    await step(deps, label, adapter)
  } catch (error) {
    if (error instanceof Failure && error.code === 'carrier_account_missing') return fail(deps, label, 'noContract')
    if (error instanceof Failure && KEYS.includes(error.code)) return fail(deps, label, 'keys')
    deps.log.warn({ carrier: label.carrier, label: label.id, problem: describeError(error).message })
    await later(deps, label)
  }
}

const KEYS = ['carrier_refused_keys', 'carrier_keys_unreadable']

async function step(deps: Deps, label: StoredLabel, adapter: CarrierAdapter): Promise<void> {
  const { externalId } = label
  if (label.state === 'requested') return announce(deps, label, adapter)
  if (externalId === null) throw new Error(`label ${label.id} has no id`)
  if (label.state === 'bought') return fetchNext(deps, label, adapter, externalId)
  if (label.state === 'cancelling') return takeBack(deps, label, await adapter.cancel(externalId))
  const standing = label.state === 'buying' ? await adapter.buy(externalId) : await adapter.fetchStanding(externalId)
  return goOn(deps, label, afterStanding(label.state, standing))
}

/** The id is kept before anything is bought; an announcement whose id was lost costs nothing. */
async function announce(deps: Deps, label: StoredLabel, adapter: CarrierAdapter): Promise<void> {
  const { consignment } = label
  const { point, way } = consignment
  const method = `${label.carrier}_${way}` as Parameters<typeof findPickupPoint>[1]
  const known = point === null ? undefined : await findPickupPoint(deps, method, point)
  if (known && !known.open) return fail(deps, label, 'pointClosed')
  const pointAddress = known ? { ...addressOf(known), country: HOME } : null
  const reference = `${label.orderNumber}-${label.id}`
  const told = await adapter.prepare({ ...consignment, pointAddress, reference })
  if ('refusal' in told) return fail(deps, label, told.refusal.reason, told.refusal.words)
  const fileKey = told.label ? await saveFile(deps, label, told.label) : null
  const { externalId } = told
  await write(deps, label, { state: 'prepared', externalId, fileKey, attempts: 0, nextAt: deps.now() })
}

/** Points are in Poland. */
const HOME = 'PL'
const addressOf = ({ street, postalCode, city }: KnownPoint) => ({ street, postalCode, city })

async function goOn(deps: Deps, label: StoredLabel, next: Next): Promise<void> {
  if (next.do === 'ask') return later(deps, label)
  if (next.do === 'fail') return fail(deps, label, next.reason, next.words)
  if (next.do === 'bought') {
    const { price, numbers } = next
    const now = deps.now()
    return write(deps, label, {
      ...{ state: 'bought', reason: null, words: null },
      price: price ?? label.price,
      numbers: [...numbers],
      boughtAt: now,
      attempts: 0,
      nextAt: now,
    })
  }
  if (label.state === 'buying') return later(deps, label)
  return decideToBuy(deps, label)
}

/** Under the order's lock: what was called off, has left or is no matter any more meanwhile is not bought. */
function decideToBuy(deps: Deps, label: StoredLabel): Promise<void> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const order = await lockToLabel(db, label.companyId, label.orderNumber)
    const isLeft =
      label.matter === null
        ? order?.mayShip && !shipments.wrongPieces(label.pieces, order.left)
        : await orderClocks.isOpenMatter(inside, label.orderId, label.matter)
    if (!isLeft) return fail(inside, label, 'orderChanged')
    await write(inside, label, { state: 'buying', attempts: 0, nextAt: deps.now() })
  })
}

/** First the file that people can look at, then that for a label printer. */
async function fetchNext(deps: Deps, label: StoredLabel, adapter: CarrierAdapter, externalId: string): Promise<void> {
  if (label.purgedAt) return write(deps, label, { nextAt: null })
  if (label.fileKey === null) {
    const fileKey = await saveFile(deps, label, await adapter.fetchLabel(externalId, 'pdf'))
    return tell(deps, { ...label, fileKey, attempts: 0, nextAt: label.wantsZpl ? deps.now() : null })
  }
  if (!label.wantsZpl || label.zplKey !== null) return tell(deps, { ...label, nextAt: null })
  const zplKey = await saveFile(deps, label, await adapter.fetchLabel(externalId, 'zpl'))
  return write(deps, label, { zplKey, attempts: 0, nextAt: null })
}

/** Bytes: no label is larger, and a hundred are put together. */
const MOST_BYTES = 4 * MEGABYTE

function saveFile(deps: Deps, label: StoredLabel, bytes: Buffer): Promise<string> {
  if (bytes.length > MOST_BYTES) throw new Error(`a label of ${bytes.length} bytes`)
  return savePaper(deps, `labels/${label.companyId}`, bytes, (key, runAt) =>
    deps.addJob(deps.db, { name: 'labels.removeFile', payload: { fileKey: key }, runAt }),
  )
}

/** What the carrier takes back no more stays bought. */
function takeBack(deps: Deps, label: StoredLabel, answer: 'cancelled' | 'tooLate'): Promise<void> {
  const over = { attempts: 0, reason: null, words: null, nextAt: null }
  return answer === 'cancelled'
    ? tell(deps, { ...label, ...over, state: 'cancelled' })
    : write(deps, label, {
        ...{ ...over, state: 'bought', cancelRefusedAt: deps.now() },
        nextAt: label.fileKey === null ? deps.now() : null,
      })
}

/** The carrier was silent, or thinks. Asked often enough: what may be bought is uncertain, the rest has failed. */
async function later(deps: Deps, label: StoredLabel): Promise<void> {
  const pause = nextPause(label.attempts)
  const attempts = label.attempts + 1
  if (pause !== undefined) return write(deps, label, { attempts, nextAt: new Date(deps.now().getTime() + pause) })
  if (label.state === 'buying') return write(deps, label, { state: 'uncertain', reason: 'unanswered', nextAt: null })
  // People can ask once more: for its file, whether it was bought, whether it was taken back.
  if (!mayBecome(label.state, 'failed') || label.state === 'uncertain')
    return write(deps, label, { reason: 'unanswered', nextAt: null })
  await fail(deps, label, 'unanswered')
}

async function fail(deps: Deps, label: StoredLabel, reason: LabelFailure, words: string | null = null): Promise<void> {
  // Keys that are refused say nothing of what was bought before.
  const told = { reason, words, nextAt: null }
  if (!mayBecome(label.state, 'failed')) return write(deps, label, told)
  const isKeys = reason === 'keys' || reason === 'noContract'
  if (isKeys && label.state === 'buying') return write(deps, label, { ...told, state: 'uncertain' })
  if (isKeys && label.state === 'uncertain') return write(deps, label, told)
  await write(deps, label, { ...told, state: 'failed' })
}

/** Of a label for the way back its buyer hears: that it can be printed, or is taken back. */
function tell(deps: Deps, label: StoredLabel): Promise<void> {
  return deps.db.transaction().execute(async (db) => {
    if (!(await saveLabel(db, label)) || label.matter === null) return
    const { id: labelId, orderId, matter, state } = label
    await deps.emit(db, { name: 'label.ofReturn', payload: { labelId, orderId, matter, state } })
  })
}

async function write(deps: Deps, label: StoredLabel, change: Partial<StoredLabel>): Promise<void> {
  await saveLabel(deps.db, { ...label, ...change })
}
