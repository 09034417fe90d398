import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { sellingContract } from './contract.ts'

export const sellingService = (_deps: Deps) => service(sellingContract, {} as never)
