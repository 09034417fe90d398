import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { LOCALES } from '../../values/locale.ts'
import { MAIL_STATUSES } from './rules/mail-status.ts'

export const mailRow = z.object({
  id: z.number().int(),
  recipient: z.string(),
  template: z.string(),
  locale: z.enum(LOCALES),
  status: z.enum(MAIL_STATUSES),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
})
export const mailView = mailRow.extend({
  /** Null once the mail has left: what it said is erased then. `hasForms`: forms to withdraw with go with it as a PDF. */
  content: z.object({ subject: z.string(), text: z.string(), html: z.string(), hasForms: z.boolean() }).nullable(),
})

export type MailRow = z.infer<typeof mailRow>
export type MailView = z.infer<typeof mailView>

export const mailContract = {
  'GET /api/admin/mails': {
    summary: 'Mail to send and mail sent, newest first',
    access: 'operator',
    area: 'people',
    query: z.object({
      /** The whole address that it goes to. */
      q: z.string().trim().max(200).optional(),
      status: z.enum(MAIL_STATUSES).optional(),
      after: z.coerce.number().int().min(1).optional(),
    }),
    response: z.object({
      mails: z.array(mailRow),
      next: z.number().int().nullable(),
      /** True when a mail server is configured. */
      delivers: z.boolean(),
    }),
  },
  'GET /api/admin/mails/{id}': {
    summary: 'One mail with what it says',
    access: 'operator',
    area: 'people',
    params: z.object({ id: idInPath }),
    response: mailView,
    failures: ['mail_not_found'],
  },
  'POST /api/admin/mails/test': {
    summary: 'Send a mail to try the mail server; the answer waits for what it says',
    access: 'operator',
    area: 'people',
    body: z.strictObject({ to: z.email().max(200) }),
    response: z.object({ to: z.string() }),
    failures: ['mail_not_configured', 'mail_not_delivered', 'rate_limited'],
  },
  'POST /api/admin/mails/{id}/retry': {
    summary: 'Try again to send a mail that was given up or waits in the outbox',
    access: 'operator',
    area: 'people',
    params: z.object({ id: idInPath }),
    response: mailRow,
    failures: ['mail_not_found', 'mail_erased', 'mail_expired', 'mail_not_configured'],
  },
} as const satisfies Contract
