import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { assistContract } from './contract.ts'

export const assistService = (_deps: Deps) => service(assistContract, {} as never)
