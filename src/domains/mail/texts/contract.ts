import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { LOCALES } from '../../../values/locale.ts'
import { writtenText } from '../../../values/written-text.ts'
import { WORDS_LIMITS } from '../rules/mail-words.ts'

const locale = z.enum(LOCALES)
const standing = z.enum(['builtIn', 'own', 'outdated'])
const paragraph = writtenText(WORDS_LIMITS.paragraph)

/** The words of a mail; names in double braces are blanks that are filled in. */
export const mailWords = z.strictObject({
  subject: writtenText(WORDS_LIMITS.subject).regex(/^[^\r\n]*$/),
  /** Paragraphs above the button. */
  lines: z.array(paragraph).max(WORDS_LIMITS.paragraphs),
  /** Only of a mail that has one. */
  button: writtenText(WORDS_LIMITS.button)
    .regex(/^[^\r\n]*$/)
    .optional(),
  /** Paragraphs below the button. */
  after: z.array(paragraph).max(WORDS_LIMITS.paragraphs),
})
export type MailWordsBody = z.infer<typeof mailWords>

export const mailTextVersion = z.object({
  /** Grows with each change. */
  version: z.number().int(),
  locale,
  /** Null: back to what the market comes with. */
  words: mailWords.nullable(),
  /** Who changed it, by id. */
  by: z.string(),
  at: z.string(),
})
export type MailTextVersion = z.infer<typeof mailTextVersion>

export const mailText = z.object({
  template: z.string(),
  languages: z.array(
    z.object({
      locale,
      standing,
      /** What the operator wrote last, or what the market comes with. */
      words: mailWords,
      builtIn: mailWords,
      /** Of the newest change; 0: nothing was ever changed. */
      version: z.number().int(),
    }),
  ),
  /** Blanks that must stand somewhere in the text, and those that may; each without its braces, with an example. */
  blanks: z.array(z.object({ name: z.string(), wanted: z.boolean(), example: z.string() })),
  /** Changes in all languages, the newest first. */
  versions: z.array(mailTextVersion),
  next: z.number().int().nullable(),
})
export type MailText = z.infer<typeof mailText>

const params = z.object({ template: z.string().max(60) })
const ofLanguage = params.extend({ locale })
const version = z.number().int().min(0)
const faults = ['mail_template_not_found', 'mail_blank_unknown', 'mail_blank_missing', 'required'] as const

export const mailTextsContract = {
  'GET /api/admin/mail-texts': {
    summary: 'All mails, and whose words each has in each language',
    access: 'operator',
    area: 'content',
    response: z.object({
      mails: z.array(z.object({ template: z.string(), standings: z.record(locale, standing) })),
    }),
  },
  'GET /api/admin/mail-texts/{template}': {
    summary: 'The words of one mail in each language, its blanks, and who changed it when (20 changes at a time)',
    access: 'operator',
    area: 'content',
    params,
    query: z.object({ before: z.coerce.number().int().min(1).max(2_000_000_000).optional() }),
    response: mailText,
    failures: ['mail_template_not_found'],
  },
  'PUT /api/admin/mail-texts/{template}/{locale}': {
    summary:
      'Changes the words of a mail in one language: every blank that it is told has to stand there, no other may. `version`: of the change that was seen',
    access: 'operator',
    area: 'content',
    params: ofLanguage,
    body: z.strictObject({ words: mailWords, version }),
    response: mailText,
    failures: [...faults, 'changed_meanwhile'],
  },
  'DELETE /api/admin/mail-texts/{template}/{locale}': {
    summary: 'Goes back to the words that the market comes with; what was written stays among the versions',
    access: 'operator',
    area: 'content',
    params: ofLanguage,
    query: z.object({ version: z.coerce.number().int().min(0) }),
    response: mailText,
    failures: ['mail_template_not_found', 'changed_meanwhile'],
  },
  'POST /api/admin/mail-texts/{template}/{locale}/preview': {
    summary: 'The mail with these words, as it will look, filled with examples',
    access: 'operator',
    area: 'content',
    params: ofLanguage,
    body: z.strictObject({ words: mailWords }),
    response: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
    failures: faults,
  },
} as const satisfies Contract
