import type { Team } from '../../../../domains/team/contract.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'

export type TeamProps = { company: Mine; team: Team }

export const fullName = ({ firstName, lastName }: Team['members'][number]) => `${firstName} ${lastName}`.trim()

/** A company has to keep an owner: the last one neither leaves nor changes role. */
export const isLastOwner = ({ members }: Team, { role }: Team['members'][number]) =>
  role === 'owner' && members.filter((one) => one.role === 'owner').length === 1
