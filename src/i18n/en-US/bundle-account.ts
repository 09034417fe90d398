import { account } from './account.ts'

/** Texts of the account screens. */
export const texts = { account }
