import type { MailWords } from '../mail-words.ts'

/** Mails about messages between people. */
export const messageMails = {
  messagesUnread: {
    subject: 'You have unread messages',
    lines: ['Messages wait for you. To keep them safe, what they say is shown here only.'],
    button: 'Read your messages',
  },
  messageReportDecided: {
    subject: 'We have decided your report: {{subject}}',
    lines: ['Conversation: {{subject}}', '{{outcome}}', 'Reasons: {{words}}'],
    button: 'Open the conversation',
    after: ['If you disagree, write to us: you will find the address at the bottom of every page.'],
  },
  messageWarning: {
    subject: 'A report about a conversation: {{subject}}',
    lines: ['Conversation: {{subject}}', '{{outcome}}', 'Reasons: {{words}}'],
    button: 'Open the conversation',
    after: ['If you disagree, write to us: you will find the address at the bottom of every page.'],
  },
} as const satisfies Record<string, MailWords>
