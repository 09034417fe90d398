import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { queueMail } from '../../mail/index.ts'
import { readPublicSettings } from '../../settings/index.ts'
import { requireConfirmed } from '../confirm-session.ts'
import { readContacts } from '../read-contacts.ts'
import { findPasskeys, insertPasskey, type Passkey, takeChallenge } from '../store/passkeys.ts'
import { lockConfirmed } from './lock-confirmed.ts'
import { ALGORITHMS, challengeIn, loadWebAuthn, type Place, saveChallenge } from './passkey-place.ts'

const MOST_PASSKEYS = 10

/** What the browser needs to make a key: discoverable, so that logging in asks for no name, and unlocked by its owner. */
export async function beginPasskey(deps: Deps, actor: Actor, { rpID }: Place) {
  await requireConfirmed(deps, actor)
  const [contact] = await readContacts(deps, [actor.userId])
  const known = await findPasskeys(deps.db, actor.userId)
  const { marketName } = await readPublicSettings(deps)
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: marketName,
    rpID,
    userName: contact?.email ?? actor.firstName,
    userID: new TextEncoder().encode(actor.userId),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await saveChallenge(deps, options.challenge, actor.userId)
  return { ...options }
}

/** Keeps a key that the browser made; `passkey_refused` when it does not answer our challenge from our own address. */
export async function addPasskey(
  deps: Deps,
  actor: Actor,
  input: { name: string; answer: Record<string, unknown> },
  place: Place,
): Promise<Passkey> {
  await requireConfirmed(deps, actor)
  const credential = await verified(deps, actor, input.answer, place)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockConfirmed(inside, actor)
    if ((await findPasskeys(db, actor.userId)).length >= MOST_PASSKEYS)
      throw new Failure('conflict', 'too_many_passkeys')
    const passkey = await insertPasskey(db, {
      id: credential.id,
      userId: actor.userId,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: input.name,
    })
    if (!passkey) throw invalidField('answer', 'passkey_refused')
    await recordAudit(inside, {
      actorId: actor.userId,
      action: 'passkeyAdded',
      subjectKind: 'user',
      subjectId: actor.userId,
    })
    for (const { email, locale, firstName } of await readContacts(inside, [actor.userId])) {
      await queueMail(inside, { to: email, locale, template: 'passkeyAdded', params: { firstName, name: input.name } })
    }
    return passkey
  })
}

async function verified(deps: Deps, actor: Actor, answer: Record<string, unknown>, { origin, rpID }: Place) {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const challenge = challengeIn(answer)
  if (challenge && (await takeChallenge(deps.db, challenge, actor.userId, deps.now()))) {
    try {
      const { verified: good, registrationInfo } = await verifyRegistrationResponse({
        response: answer as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        supportedAlgorithmIDs: ALGORITHMS,
      })
      if (good && registrationInfo) return registrationInfo.credential
    } catch {
      // Malformed, or for another place.
    }
  }
  throw invalidField('answer', 'passkey_refused')
}
