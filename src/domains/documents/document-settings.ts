import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { recordAudit } from '../audit/index.ts'
import { dossiers, findCompany, requireMember } from '../companies/index.ts'
import { DOCUMENT_KINDS, type DocumentKind, type DocumentSettings, KIND_TABLE, type OwnSettings } from './contract.ts'
import { findKsefAccess } from './store/ksef.ts'
import { findSettings, lockSettings, type StoredSettings, updateSettings } from './store/settings.ts'

const NONE: StoredSettings = {
  issuer: 'seller',
  vatStatus: 'active',
  exemption: null,
  series: {},
  ksef: 'off',
  revision: 0,
}

export async function readDocumentSettings(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
): Promise<DocumentSettings> {
  requireMember(deps, actor, companyId, 'invoices.view')
  return presentSettings(deps, companyId)
}

/**
 * Changes who issues, how the seller is taxed and how numbers begin. Only Polish companies may hand issuing over: what others have to
 * write, their own law says.
 */
export async function saveDocumentSettings(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  asked: OwnSettings,
): Promise<DocumentSettings> {
  const { byUser } = requireMember(deps, actor, companyId, 'invoices.settings')
  const company = must(await findCompany(deps.db, companyId), `company ${companyId}`)
  if (asked.issuer === 'market' && company.country !== 'PL') throw invalidField('issuer', 'documents_only_poland')
  const exemption = asked.vatStatus === 'exempt' ? asked.exemption || null : null
  if (asked.vatStatus === 'exempt' && !exemption) throw invalidField('exemption', 'exemption_required')
  const series = { ...USUAL, ...asked.series }
  const named = Object.values(series)
  if (new Set(named).size < named.length) throw invalidField('series', 'series_twice')
  return deps.db.transaction().execute(async (db) => {
    const before = await findSettings(db, companyId)
    const held = await lockSettings(db, companyId, deps.now())
    // Issuing makes the row, too: that is nobody's change.
    if ((before ? held.revision : 0) !== asked.revision && !(held.revision === 1 && asked.revision === 0)) {
      throw new Failure('conflict', 'changed_meanwhile')
    }
    await updateSettings(db, companyId, deps.now(), {
      issuer: asked.issuer,
      vatStatus: asked.vatStatus,
      exemption,
      series,
    })
    // Lists and pages say how an offer is taxed.
    if (await dossiers.setChargesVat(db, companyId, asked.vatStatus === 'active'))
      await deps.emit(db, { name: 'company.changed', payload: { companyId } })
    await recordAudit(
      { ...deps, db },
      {
        actorId: byUser,
        action: 'documentSettingsChanged',
        subjectKind: 'company',
        subjectId: String(companyId),
        detail: { issuer: asked.issuer, vatStatus: asked.vatStatus },
      },
    )
    return presentSettings({ ...deps, db }, companyId)
  })
}

/** What numbers begin with where the company says nothing else. */
const USUAL = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, KIND_TABLE[kind].prefix])) as Record<
  DocumentKind,
  string
>

/** The settings as people of the company see them. */
export async function presentSettings(deps: Deps, companyId: number): Promise<DocumentSettings> {
  const { series, ksef: _, ...settings } = (await findSettings(deps.db, companyId)) ?? NONE
  const access = await findKsefAccess(deps.db, companyId)
  return {
    ...settings,
    series: { ...USUAL, ...series },
    ksef: {
      mode: access?.mode ?? 'off',
      tokenEnd: access?.tokenEnd ?? null,
      tokenAt: access?.tokenAt?.toISOString() ?? null,
      tokenRefusedAt: access?.tokenRefusedAt?.toISOString() ?? null,
      certificate: access?.certificate ?? null,
    },
  }
}
