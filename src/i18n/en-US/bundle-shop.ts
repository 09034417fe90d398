import { notices } from './notices.ts'
import { shell } from './shell.ts'

/** Texts that every page needs: sent with the first load. */
export const texts = { shell, notices }
