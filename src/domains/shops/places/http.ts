import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { placesContract } from './contract.ts'

export const placesService = (_deps: Deps) => service(placesContract, {} as never)
