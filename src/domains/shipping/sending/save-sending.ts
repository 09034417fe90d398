import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import type { SendingSettings, SendingView } from './contract.ts'
import { noteSendingChange } from './note-sending-change.ts'
import { readSendingView } from './read-sending-view.ts'
import { checkSending } from './rules/check-sending.ts'
import { lockSending, saveSending } from './store/settings.ts'

type Given = { [Name in keyof SendingSettings]?: SendingSettings[Name] | undefined }
type Ask = { companyId: number; revision: number; settings: Given }

/** Saves the settings that are given, all or none of them. `changed_meanwhile` when somebody else saved since `revision`; every wrong field is named. */
export async function saveSendingSettings(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, revision, settings }: Ask,
): Promise<SendingView> {
  const { actor: member } = requireMember(deps, actor, companyId, 'delivery.edit')
  const fields = checkSending(settings)
  if (fields.length > 0) throw new Failure('invalid', fields[0]?.code ?? 'validation', { fields })
  return deps.db.transaction().execute(async (db) => {
    const locked = await lockSending(db, companyId)
    if (locked.revision !== revision) throw new Failure('conflict', 'changed_meanwhile')
    const { boxes, print, handOvers, collection } = settings
    await saveSending(db, companyId, {
      ...locked,
      ...(boxes && { boxes: Object.fromEntries(Object.entries(boxes).filter(([, box]) => box)) }),
      ...(print && { print }),
      ...(handOvers && { handOvers }),
      ...(collection !== undefined && { collection }),
    })
    await noteSendingChange({ ...deps, db }, member, companyId)
    return readSendingView({ ...deps, db }, member, companyId)
  })
}
