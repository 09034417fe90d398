import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { presentationContract } from './contract.ts'

export const presentationService = (_deps: Deps) => service(presentationContract, {} as never)
