import { roleMay, type TeamRole } from '../../../../domains/companies/rules/team-permissions.ts'

export type Section = 'market' | 'payments' | 'presentation' | 'holiday' | 'refunds'

const OF_MARKET: readonly Section[] = ['market', 'payments']
const OF_COMPANY: readonly Section[] = ['presentation', 'holiday', 'refunds']

/**
 * The market's operator configures the market, who works for a company its presentation, and its owner what its people may give back; an
 * operator with a company sees both.
 */
export function sectionsOf(operator: boolean, role: TeamRole | undefined): readonly Section[] {
  const ofCompany = OF_COMPANY.filter((section) => section !== 'refunds' || roleMay(role, 'team.edit'))
  return [...(operator ? OF_MARKET : []), ...(role ? ofCompany : [])]
}

/** The section that an address asks for; one with a company, but without a section, is about that company. */
export function chosenSection(sections: readonly Section[], search: URLSearchParams): Section | undefined {
  const named = sections.find((one) => one === search.get('section'))
  const ofCompany = search.has('company') ? sections.find((one) => OF_COMPANY.includes(one)) : undefined
  return named ?? ofCompany ?? sections[0]
}

export const isOfMarket = (section: Section) => OF_MARKET.includes(section)
