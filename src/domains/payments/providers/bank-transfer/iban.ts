import { electronicFormatIBAN, isValidIBAN } from 'ibantools'

/** Country, length and check digits of an account number are right, with or without gaps. Whose it is nobody can see. */
export const isIban = (value: string): boolean => isValidIBAN(electronicFormatIBAN(value) ?? value)
