import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { treeContract } from './contract.ts'

export const treeService = (_deps: Deps) => service(treeContract, {} as never)
