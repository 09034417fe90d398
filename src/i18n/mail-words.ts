export type { MailWords } from '../values/mail-words.ts'
