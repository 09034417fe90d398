import type { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { takeDraftUploads } from '../../platform/files/draft-uploads.ts'
import type { Call } from '../../platform/http/service.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { lockPerson, setSeller, signingUp } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { requireOpen } from '../settings/index.ts'
import { accept } from '../terms/index.ts'
import type { companiesContract } from './contract.ts'
import { addCompany, checkCompanyData } from './save-company.ts'
import { insertMember } from './store/save.ts'

const REGISTRATIONS = defineLimit({ name: 'company-registration', attempts: 20, seconds: 3600 })

type Endpoint = (typeof companiesContract)['POST /api/company-registrations']
type Input = z.output<Endpoint['body']>
type Registered = z.input<Endpoint['response']>

/**
 * Registers a company and, for who is not logged in, the person it belongs to: both or neither. Wrong fields are named by their path
 * (`company.taxId`, `person.email`), as in the body.
 */
export async function registerCompany(deps: Deps, input: Input, call: Call): Promise<Registered> {
  const { actor } = call
  if (!actor && !input.person) throw invalidField('person', 'required')
  if (!input.acceptSellerTerms) throw invalidField('acceptSellerTerms', 'terms_not_accepted')
  const data = await ofCompany(async () => checkCompanyData(input.company))
  await requireOpen(deps)
  await (actor ? deps.limits.count(REGISTRATIONS, actor.userId) : signingUp.countRegistration(deps, call.address))
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const person = actor ? undefined : await newPerson(inside, input.person, call)
    const userId = must(actor?.userId ?? person?.userId, 'who registers a company')
    // People are held before companies.
    await lockPerson(inside, userId)
    const { photoKey } = input
    const claim = { purpose: 'companyPhoto', by: userId } as const
    if (photoKey !== null && (await takeDraftUploads(db, [photoKey], claim)).length === 0)
      throw invalidField('photoKey', 'photo_unknown')
    const companyId = await ofCompany(() => addCompany(inside, data, { photoKey }))
    await insertMember(db, companyId, userId, 'owner')
    await setSeller(inside, userId, true)
    await accept(inside, companyId, userId)
    await recordAudit(inside, {
      actorId: userId,
      action: 'companyRegistered',
      subjectKind: 'company',
      subjectId: String(companyId),
      detail: { country: data.country },
    })
    return { companyId, username: person?.username ?? null }
  })
}

function newPerson(deps: Deps, person: Input['person'], { locale, origin }: Call) {
  if (!person) throw invalidField('person', 'required')
  return signingUp.registerPerson(deps, person, { locale, origin, within: 'person.' })
}

/** Wrong fields of the company, named from the root of the body. */
async function ofCompany<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Failure) || error.fields.length === 0) throw error
    const fields = error.fields.map((one) => ({ ...one, field: `company.${one.field}` }))
    throw new Failure(error.kind, error.code, { params: error.params, fields })
  }
}
