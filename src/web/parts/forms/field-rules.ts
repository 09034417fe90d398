import { isPhone as isPhoneNumber } from '../../../values/phone.ts'

/** The contract's demands, checked before sending. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/
const USERNAME = /^[A-Za-z0-9][A-Za-z0-9._-]{1,28}[A-Za-z0-9]$/

export const isEmail = (text: string) => EMAIL.test(text.trim())
export const isUsername = (text: string) => USERNAME.test(text.trim())
export const isPhone = (text: string) => isPhoneNumber(text.trim())
