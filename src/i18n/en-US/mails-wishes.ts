import type { MailWords } from '../mail-words.ts'

/** Mails of notices and of what people wait for. */
export const wishMails = {
  stockAlertConfirm: {
    subject: 'Please confirm: shall we tell you when “{{product}}” is back?',
    lines: [
      'Somebody gave this address to hear when “{{product}}” can be bought again.',
      'If that was you, confirm it on the page within {{hours}}. We then tell you once, within {{waits}} days at most.',
    ],
    button: 'Go to confirmation',
    after: ['If it was not you, there is nothing to do: without confirmation we send nothing more.'],
  },
  backInStock: {
    subject: '“{{product}}” is available again',
    lines: ['“{{product}}” can be bought again. This message comes once, because you asked for it.'],
    button: 'See the product',
    after: ['There are few pieces, and we do not reserve them.'],
  },
  newNotices: {
    subject: 'Notifications: {{market}}',
    lines: ['Here is what you asked us to tell you about:'],
    button: 'See all',
  },
} as const satisfies Record<string, MailWords>
