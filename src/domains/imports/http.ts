import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { importsContract } from './contract.ts'

export const importsService = (_deps: Deps) => service(importsContract, {} as never)
