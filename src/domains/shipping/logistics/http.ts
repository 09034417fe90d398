import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { logisticsContract } from './contract.ts'

export const logisticsService = (_deps: Deps) => service(logisticsContract, {} as never)
