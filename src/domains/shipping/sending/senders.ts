import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { postalProblem } from '../../../values/postal-code.ts'
import { requireMember } from '../../companies/index.ts'
import { readShops } from '../../shops/index.ts'
import { MOST_SENDERS, type SenderData, type SenderView, type SendingView } from './contract.ts'
import { noteSendingChange } from './note-sending-change.ts'
import { readSendingView } from './read-sending-view.ts'
import { clearUsual, deleteSender, findSenders, insertSender, setSomeUsual, updateSender } from './store/senders.ts'
import { lockSending } from './store/settings.ts'

type Asker = Actor | undefined
type At = { companyId: number; id: number }

export const addSender = (deps: Deps, actor: Asker, companyId: number, given: SenderData): Promise<SendingView> =>
  change(deps, actor, companyId, async (inside, known) => {
    if (known.length >= MOST_SENDERS)
      throw new Failure('conflict', 'too_many_senders', { params: { most: MOST_SENDERS } })
    await requireFit(inside, companyId, given)
    if (given.usual) await clearUsual(inside.db, companyId)
    await insertSender(inside.db, companyId, given)
  })

/** Somebody else's change in between is `changed_meanwhile`. */
export const changeSender = (
  deps: Deps,
  actor: Asker,
  { companyId, id }: At,
  { revision, ...given }: SenderData & { revision: number },
): Promise<SendingView> =>
  change(deps, actor, companyId, async (inside, known) => {
    const before = requireSender(known, id)
    if (before.revision !== revision) throw new Failure('conflict', 'changed_meanwhile')
    await requireFit(inside, companyId, given)
    if (given.usual && !before.usual) await clearUsual(inside.db, companyId)
    await updateSender(inside.db, id, { ...given, usual: given.usual || before.usual })
  })

export const removeSender = (deps: Deps, actor: Asker, { companyId, id }: At): Promise<SendingView> =>
  change(deps, actor, companyId, async (inside, known) => deleteSender(inside.db, requireSender(known, id).id))

/** One at a time, so that there is always one usual address as long as there is any. */
function change(
  deps: Deps,
  actor: Asker,
  companyId: number,
  act: (inside: Deps, known: readonly SenderView[]) => Promise<void>,
): Promise<SendingView> {
  const { actor: member } = requireMember(deps, actor, companyId, 'delivery.edit')
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockSending(db, companyId)
    await act(inside, await findSenders(db, companyId))
    await setSomeUsual(db, companyId)
    await noteSendingChange(inside, member, companyId)
    return readSendingView(inside, member, companyId)
  })
}

function requireSender(known: readonly SenderView[], id: number): SenderView {
  const found = known.find((one) => one.id === id)
  if (!found) throw new Failure('notFound', 'sender_not_found')
  return found
}

async function requireFit(deps: Deps, companyId: number, { postalCode, country, shopId }: SenderData): Promise<void> {
  const unfit = postalProblem(postalCode, country)
  if (unfit) throw invalidField('postalCode', unfit.code, unfit.params)
  if (shopId === null) return
  const shops = await readShops(deps, { companyIds: [companyId] })
  if (!shops.some(({ id }) => id === shopId)) throw invalidField('shopId', 'shop_not_found')
}
