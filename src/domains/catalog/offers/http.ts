import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { offersContract } from './contract.ts'

export const offersService = (_deps: Deps) => service(offersContract, {} as never)
