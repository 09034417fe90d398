import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { readContacts } from '../accounts/index.ts'
import { allowMails, wantsMails } from '../mail/index.ts'
import { findDigest, saveDigest } from './store/readers.ts'

async function requireContact(deps: Deps, actor: Actor | undefined): Promise<{ userId: string; email: string }> {
  const [contact] = actor ? await readContacts(deps, [actor.userId]) : []
  if (!contact) throw new Failure('unauthorized', 'unauthorized')
  return contact
}

/** Whether a person gets mails about messages that stay unread: neither switched off here nor by the link under one. */
export async function readMessageMails(deps: Deps, actor: Actor | undefined): Promise<{ digest: boolean }> {
  const { userId, email } = await requireContact(deps, actor)
  return { digest: (await findDigest(deps.db, userId)) && (await wantsMails(deps, email, 'messages')) }
}

/** Turns these mails on or off; on takes back what was said by a link, too. */
export async function saveMessageMails(
  deps: Deps,
  actor: Actor | undefined,
  digest: boolean,
): Promise<{ digest: boolean }> {
  const { userId, email } = await requireContact(deps, actor)
  await deps.db.transaction().execute(async (db) => {
    await saveDigest(db, userId, digest)
    if (digest) await allowMails({ ...deps, db }, email, 'messages')
  })
  return { digest }
}
