import { REQUIREMENTS } from '../../../domains/companies/rules/requirements.ts'
import { TEAM_ROLES } from '../../../domains/companies/rules/team-permissions.ts'
import type { TextKey, Translate } from '../../texts/registry.ts'
import type { AuditLine, Names } from './load-audit.ts'

export type Words = { t: Translate<'admin'>; log: Translate<'auditLog'> }

const PERMISSIONS = ['buyer', 'seller', 'admin'] as const
const KINDS = ['register', 'identity', 'bank', 'other'] as const
const FIELDS: Readonly<Record<string, TextKey<'admin'>>> = {
  shortName: 'shortName',
  city: 'city',
  taxId: 'taxId',
  vatId: 'vatId',
  registerName: 'register',
  registerNumber: 'register',
  bdoNumber: 'register',
  email: 'email',
  phone: 'phone',
  website: 'website',
  bankIban: 'iban',
  bankBic: 'bic',
  bankHolder: 'bankHolder',
  about: 'about',
  selfCertified: 'selfCertified',
}
const OWN_FIELDS = ['name', 'photo', 'street', 'postalCode', 'country'] as const
const FACTS = [
  'reason',
  'role',
  'before',
  'after',
  'fields',
  'kind',
  'document',
  'country',
  'companyId',
  'member',
  'left',
  'by',
  'key',
  'scopes',
  'rate',
  'category',
  'carrier',
  'job',
  'count',
  'tries',
  'version',
] as const

const oneOf = <T extends string>(list: readonly T[], text: string): T | undefined => list.find((one) => one === text)

/** One word of a fact: a role, a permission, a requirement, a field; what is none of these is shown as it is. */
function inWords(text: string, { t, log }: Words): string {
  const role = oneOf(TEAM_ROLES, text)
  const permission = oneOf(PERMISSIONS, text)
  const requirement = oneOf(REQUIREMENTS, text)
  const own = oneOf(OWN_FIELDS, text)
  const field = FIELDS[text]
  if (role) return log(`role_${role}`)
  if (permission) return t(`permissions_${permission}`)
  if (requirement) return t(`requirement_${requirement}`)
  if (own) return log(`field_${own}`)
  if (field) return t(field)
  return text === 'command line' ? log('byCommandLine') : text
}

export function personName(id: string, names: Names, { log }: Words): string {
  const person = names.people[id]
  return person?.deleted ? log('erased') : (person?.name ?? id.slice(0, 8))
}

function factText(name: string, value: string | number | boolean, names: Names, words: Words): string {
  if (name === 'member') return personName(String(value), names, words)
  if (name === 'companyId') return names.companies[String(value)] ?? String(value)
  if (name === 'reason' || name === 'country' || name === 'key' || name === 'scopes') return String(value)
  const kind = name === 'kind' && oneOf(KINDS, String(value))
  if (kind) return words.t(`${kind}Document`)
  const said = String(value)
    .split(', ')
    .map((one) => inWords(one, words))
  return [...new Set(said)].join(', ')
}

/** The plain facts of an entry, as a sentence reads them. */
export function detailText({ detail }: Pick<AuditLine, 'detail'>, names: Names, words: Words): string {
  const facts = Object.entries(detail).flatMap(([name, value]) => {
    const known = oneOf(FACTS, name)
    if (value === null || value === '' || value === false) return []
    const label = known ? words.log(`detail_${known}`) : name
    return value === true ? [label] : [`${label}: ${factText(name, value, names, words)}`]
  })
  return facts.join('; ')
}
