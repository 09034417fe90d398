import { roleMay, type TeamAction } from '../../src/domains/companies/rules/team-permissions.ts'

/** Everybody who might ask: the objects of the matrix belong to `buyer` and to the company of the four roles. */
export const AUDIENCES = [
  'anonymous',
  'buyer',
  'otherBuyer',
  'owner',
  'manager',
  'warehouse',
  'accountant',
  'otherSeller',
  'operator',
  'suspended',
] as const
export type Audience = (typeof AUDIENCES)[number]
export const TEAM: readonly Audience[] = ['owner', 'manager', 'warehouse', 'accountant']

/** `done`: let in. Otherwise the status of the refusal. */
export type Verdict = 'done' | 401 | 403 | 404
export type Rule = (audience: Audience) => Verdict

/** A suspended person's token is none, wherever it is shown. */
const known =
  (rule: (audience: Audience) => Verdict): Rule =>
  (audience) =>
    audience === 'suspended' ? 401 : rule(audience)
const signed = (rule: (audience: Audience) => Verdict): Rule =>
  known((audience) => (audience === 'anonymous' ? 401 : rule(audience)))

export const everyone = known(() => 'done')
/** What people do about themselves: there is no object of anybody else in it. */
export const signedIn = signed(() => 'done')
export const operators = signed((audience) => (audience === 'operator' ? 'done' : 403))
/** What anybody who works for some company may ask, and the operator. */
export const sellers = signed((audience) => ([...TEAM, 'otherSeller', 'operator'].includes(audience) ? 'done' : 403))
/** An object of the buyer: for all others it does not exist. */
export const buyersOwn = signed((audience) => (audience === 'buyer' ? 'done' : 404))
/** An object of the company: its people by their role, for all others it does not exist. */
export const teamMay = (action: TeamAction, also: readonly Audience[] = []): Rule =>
  signed((audience) => {
    if (also.includes(audience)) return 'done'
    if (!TEAM.includes(audience)) return 404
    return roleMay(audience, action) ? 'done' : 403
  })
