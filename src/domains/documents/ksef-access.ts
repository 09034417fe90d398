import { createPrivateKey } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { invalidField } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { requireConfirmed } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { findCompany, requireMember } from '../companies/index.ts'
import type { DocumentSettings, KsefBody } from './contract.ts'
import { presentSettings } from './document-settings.ts'
import { findKsefAccess, type KsefAccess, saveKsefAccess } from './store/ksef.ts'
import { lockSettings } from './store/settings.ts'

/** Whether invoices go to KSeF, and with what: sealed as keys of payment providers are. What is on its way already goes on. */
export async function saveKsefSettings(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  body: KsefBody,
): Promise<DocumentSettings> {
  const member = requireMember(deps, actor, companyId, 'invoices.settings')
  const company = must(await findCompany(deps.db, companyId), `company ${companyId}`)
  if (body.mode !== 'off' && company.country !== 'PL') throw invalidField('mode', 'ksef_only_poland')
  if (body.mode === 'test' && !deps.config.ksef.test.url) throw invalidField('mode', 'ksef_no_test')
  if (body.certificate) requireKey(body.certificate.privateKey)
  await requireConfirmed(deps, member.actor)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockSettings(db, companyId, deps.now())
    const before = must(await findKsefAccess(db, companyId), 'the settings just locked')
    const access = { ...before, mode: body.mode, ...tokenOf(inside, body), ...certificateOf(inside, body) }
    if (access.mode !== 'off' && !access.token) throw invalidField('token', 'ksef_token_required')
    await saveKsefAccess(db, companyId, access)
    await recordAudit(inside, {
      actorId: member.byUser,
      action: 'documentSettingsChanged',
      subjectKind: 'company',
      subjectId: String(companyId),
      detail: { ksef: body.mode },
    })
    return presentSettings(inside, companyId)
  })
}

function tokenOf(deps: Deps, { token }: KsefBody): Partial<KsefAccess> {
  return token
    ? { token: deps.secrets.seal(token), tokenEnd: token.slice(-4), tokenAt: deps.now(), tokenRefusedAt: null }
    : {}
}

function certificateOf(deps: Deps, { certificate }: KsefBody): Partial<KsefAccess> {
  if (certificate === undefined) return {}
  if (certificate === null) return { certificate: null, certificateKey: null }
  return { certificate: certificate.serial, certificateKey: deps.secrets.seal(certificate.privateKey) }
}

/** A private key that signs codes, or a refusal of its field. */
function requireKey(pem: string): void {
  try {
    const { asymmetricKeyType } = createPrivateKey(pem)
    if (asymmetricKeyType === 'rsa' || asymmetricKeyType === 'ec') return
  } catch {
    // Said below.
  }
  throw invalidField('certificate.privateKey', 'ksef_key_invalid')
}
