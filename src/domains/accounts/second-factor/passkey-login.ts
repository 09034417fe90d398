import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Caller } from '../known-devices.ts'
import { attemptsFrom } from '../rules/networks.ts'
import { startLogin } from '../start-login.ts'
import { advancePasskey, findPasskey, type Passkey, takeChallenge } from '../store/passkeys.ts'
import { challengeIn, loadWebAuthn, type Place, saveChallenge } from './passkey-place.ts'

const QUARTER = 15 * 60
/** Each is a row in the database for five minutes. */
const CHALLENGES = defineLimit({ name: 'passkey-challenge', attempts: 100, seconds: QUARTER })
/** Keys cannot be guessed; this only stops those who try nevertheless. */
const REFUSALS = defineLimit({ name: 'passkey-login', attempts: 50, seconds: QUARTER })

/** What the browser needs to ask for any key of this market. */
export async function beginPasskeyLogin(deps: Deps, { rpID }: Place, address: string) {
  await deps.limits.count(CHALLENGES, attemptsFrom(address))
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  await saveChallenge(deps, options.challenge, null)
  return { ...options }
}

type Answer = Record<string, unknown>
type Circumstances = { kept: boolean; caller: Caller }

/** Logs in by a key that its owner unlocked: two factors in one. Whatever is wrong, the answer is `passkey_refused`. */
export async function logInByPasskey(deps: Deps, answer: Answer, place: Place, about: Circumstances) {
  try {
    return await logIn(deps, answer, place, about)
  } catch (error) {
    // Only what is refused counts: nobody keeps others of the same network out.
    if (error instanceof Failure) await deps.limits.count(REFUSALS, attemptsFrom(about.caller.address))
    throw error
  }
}

async function logIn(deps: Deps, answer: Answer, place: Place, about: Circumstances) {
  const refused = new Failure('unauthorized', 'passkey_refused')
  const challenge = challengeIn(answer)
  if (!challenge || !(await takeChallenge(deps.db, challenge, null, deps.now()))) throw refused
  const passkey = typeof answer.id === 'string' ? await findPasskey(deps.db, answer.id) : undefined
  if (!passkey) throw refused
  if (!(await proved(deps, passkey, answer, challenge, place))) {
    // A known key that answers wrongly may be a copy: its owner's record shows it.
    const { userId } = passkey
    await recordAudit(deps, { actorId: null, action: 'loginFailed', subjectKind: 'user', subjectId: userId })
    throw refused
  }
  return startLogin(deps, passkey.userId, { ...about, byPasskey: true }).catch((error: unknown) => {
    throw error instanceof Failure ? refused : error
  })
}

/** Whether the key signed our challenge for our own address, unlocked; its counter is taken on. */
async function proved(deps: Deps, passkey: Passkey, answer: Answer, challenge: string, { origin, rpID }: Place) {
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo?.userVerified) return false
  return advancePasskey(deps.db, passkey.id, passkey.counter, authenticationInfo.newCounter, deps.now())
}
