import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { apiKeysContract } from './contract.ts'

export const apiKeysService = (_deps: Deps) => service(apiKeysContract, {} as never)
