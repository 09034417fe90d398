import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { must } from '../../../values/must.ts'
import { dossiers, requireMember } from '../../companies/index.ts'
import type { TaxDataPage } from '../contract.ts'
import { missingOf } from '../rules/tax-data.ts'
import { openData } from '../sealed-json.ts'
import { readTaxSettings } from '../settings.ts'
import { findCopies } from '../store/report-sellers.ts'
import { findRequests } from '../store/requests.ts'
import { findData } from '../store/tax-data.ts'

const DAY = 86_400_000
const masked = (iban: string) => `${iban.slice(0, 4)} … ${iban.slice(-4)}`

/** What the tax office has to know of a company, for who sees its money. */
export async function readTaxData(deps: Deps, actor: Actor | undefined, companyId: number): Promise<TaxDataPage> {
  requireMember(deps, actor, companyId, 'payouts.view')
  const party = must(await dossiers.findTaxParty(deps.db, companyId), `company ${companyId}`)
  const [[given], [request], copies, settings] = await Promise.all([
    findData(deps.db, [companyId]),
    findRequests(deps.db, [companyId]),
    findCopies(deps.db, companyId),
    readTaxSettings(deps),
  ])
  const data = given ? openData(deps, given.sealed) : null
  const { name, street, postalCode, city, country, taxId, vatId, registerNumber, iban, holder, heldSince } = party
  const from =
    request && settings.hold && !heldSince
      ? new Date(request.firstAt.getTime() + settings.holdAfterDays * DAY).toISOString()
      : null
  const askedAt = request ? [request.firstAt, ...(request.secondAt ? [request.secondAt] : [])] : []
  return {
    known: {
      ...{ name, street, postalCode, city, country, taxId, vatId, registerNumber, holder },
      account: iban === null ? null : masked(iban),
    },
    ...{ data, revision: given?.revision ?? 0, missing: party.operatesMarket ? [] : missingOf(party, data) },
    askedAt: askedAt.map((at) => at.toISOString()),
    heldSince: heldSince?.toISOString() ?? null,
    holdFrom: from,
    copies: copies.map(({ year, version, sentAt }) => ({ year, version, sentAt: sentAt.toISOString() })),
  }
}
