import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { assortmentContract } from './contract.ts'

export const assortmentService = (_deps: Deps) => service(assortmentContract, {} as never)
