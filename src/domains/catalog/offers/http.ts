import type { Deps } from '../../../platform/deps.ts'
import type { AnyHandler, Service } from '../../../platform/http/service.ts'
import { Failure } from '../../../values/failure.ts'
import { offersContract } from './contract.ts'

const later: AnyHandler = async () => {
  throw new Failure('unavailable', 'internal')
}

export const offersService = (_deps: Deps): Service => ({
  contract: offersContract,
  handlers: Object.fromEntries(Object.keys(offersContract).map((key) => [key, later])),
})
