import { accountsService } from './http.ts'
import { ownAccountService } from './own-account/http.ts'
import { peopleService } from './people/http.ts'
import { secondFactorService } from './second-factor/http.ts'

/** All that people may ask of their accounts, and the operator of those of others. */
export const accountsServices = [accountsService, ownAccountService, secondFactorService, peopleService] as const
