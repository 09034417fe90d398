import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { insightsContract } from './contract.ts'

export const insightsService = (_deps: Deps) => service(insightsContract, {} as never)
