import { account } from './account.ts'
import { profile } from './profile.ts'
import { security } from './security.ts'

/** Texts of the account screens. */
export const texts = { account, profile, security }
