import { wasLetIn } from '../../../../domains/companies/rules/company-status.ts'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { LoadArgs } from '../../../loading.ts'
import { type Mine, pickCompany } from '../../../parts/seller/pick-company.ts'
import { authState } from '../../../session/auth-state.ts'
import { chosenSection, type Section, sectionsOf } from './sections.ts'

/** The chosen section with what it needs; `none` for who has nothing to configure. */
export async function loadConfiguration(args: LoadArgs) {
  const { companies, chosen } = await pickCompany(args)
  const operator = authState.read().permissions === 'admin'
  const sections = sectionsOf(operator, chosen?.role)
  const section = chosenSection(sections, args.url.searchParams)
  return { companies, chosen, operator, sections, shown: await loadSection(args, section, chosen) }
}

async function loadSection(args: LoadArgs, section: Section | undefined, company: Mine | undefined) {
  const { api, signal } = args
  if (section === 'market') return { section, ...(await loadMarket(args)) }
  if (section === 'payments') return { section, ...(await loadPayments(args)) }
  if (!section || !company) return { section: 'none' as const }
  if (section === 'refunds') {
    const limits = await api('GET /api/companies/{id}/refund-limits', { params: { id: company.id }, signal })
    return { section, company, limits }
  }
  if (!roleMay(company.role, 'presentation.edit')) return { section, company, allowed: false as const }
  const { id } = company
  const own = await api('GET /api/companies/{id}/presentation/own', { params: { id }, signal })
  if (section === 'holiday') return { section, company, allowed: true as const, own }
  const settings = await api('GET /api/settings', { signal })
  return {
    section,
    company,
    allowed: true as const,
    own,
    currency: settings.currency,
    everybody: await publicSide(args, company),
  }
}

async function loadPayments({ api, signal }: LoadArgs) {
  const [keys, offer] = await Promise.all([
    api('GET /api/admin/payment-providers', { signal }),
    api('GET /api/admin/payment-offer', { signal }),
  ])
  return { providers: keys.providers, offer: offer.providers }
}

async function loadMarket(args: LoadArgs) {
  const [site, { items }] = await Promise.all([
    args.api('GET /api/admin/site', { signal: args.signal }),
    args.api('GET /api/search', { query: { facets: '0' }, signal: args.signal }),
  ])
  return { site, currencyFixed: items.length > 0 }
}

/** What everybody sees of the company besides its presentation; null while it is not public. */
async function publicSide({ api, signal }: LoadArgs, { id, status }: Mine) {
  if (!status || !wasLetIn(status)) return null
  const { photoKey, city } = await api('GET /api/companies/{id}', { params: { id: String(id) }, signal })
  return { photoKey, city }
}
