import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { siteContract } from './contract.ts'

export const siteService = (_deps: Deps) => service(siteContract, {} as never)
