import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { commissionContract } from './contract.ts'

export const commissionService = (_deps: Deps) => service(commissionContract, {} as never)
