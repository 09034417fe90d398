import type { MailWords } from '../mail-words.ts'

/** Mails about reports of content and what was decided. */
export const moderationMails = {
  reportReceived: {
    subject: 'We received report {{number}}',
    lines: [
      'Thank you for report {{number}} on {{market}}. A person looks at it. We write to this address what was decided, and why.',
    ],
    button: 'Open the report',
    after: ['If it was not you who reported, please ignore this message.'],
  },
  reportDecided: {
    subject: 'Decision on report {{number}}',
    lines: ['We have decided on your report {{number}}.'],
    button: 'Open the decision',
  },
  contentRestricted: {
    subject: 'Content restricted: {{content}}',
    lines: ['The operator of {{market}} has taken a decision about “{{content}}”. These are its reasons.'],
    button: 'Open the decision',
  },
  contentRestored: {
    subject: 'Content available again: {{content}}',
    lines: ['The operator of {{market}} has lifted the restriction of “{{content}}”.'],
    button: 'Open the decision',
  },
  recallToBuyer: {
    subject: 'Important: {{title}}',
    lines: ['Your order {{number}} contains a product that the notice “{{title}}” is about.'],
    button: 'Open the order',
  },
  recallOfGoods: {
    subject: 'Important: {{title}}',
    lines: [
      'The notice “{{title}}” is about offers of your company. Check whether you have these products in stock, and do not send them.',
    ],
    button: 'Open the list of recalls',
  },
  originReceived: {
    subject: 'Your question about a product of order {{number}}',
    lines: [
      '{{firstName}}, we have asked the seller who stands behind “{{title}}” of order {{number}}.',
      'The answer comes by {{date}} at the latest.',
    ],
    button: 'Open the order',
  },
  originAsked: {
    subject: 'Who stands behind a product of order {{number}}?',
    lines: [
      'The buyer asks who made or supplied “{{title}}” of order {{number}}.',
      'Answer by {{date}} at the latest.',
    ],
    button: 'Answer',
  },
  originDue: {
    subject: 'By {{date}}: who stands behind a product of order {{number}}?',
    lines: ['The question about “{{title}}” of order {{number}} waits for an answer. Its last day is {{date}}.'],
    button: 'Answer',
  },
  originLate: {
    subject: 'Overdue: question about a product of order {{number}}',
    lines: [
      'The seller has not said by {{date}} who stands behind “{{title}}” of order {{number}}. You can answer in its stead.',
    ],
    button: 'Open the questions',
  },
  originAnswered: {
    subject: 'Who stands behind a product of order {{number}}',
    lines: ['{{firstName}}, this is the answer to your question about “{{title}}” of order {{number}}.'],
    button: 'Open the order',
  },
  complaintReceived: {
    subject: 'We received your complaint in case {{number}}',
    lines: ['A person decides on your complaint in case {{number}}, usually within 14 days.'],
    button: 'Open the case',
  },
  complaintAnswered: {
    subject: 'Answer to your complaint in case {{number}}',
    lines: ['We have decided on your complaint in case {{number}}.'],
    button: 'Open the case',
  },
  reportsWarned: {
    subject: 'Warning: reports without ground',
    lines: [
      'Several of your reports on {{market}} were manifestly unfounded.',
      'Reason of the warning: {{reason}}',
      'If more of them come, we will take no reports of yours for some time.',
    ],
  },
  reportsSuspended: {
    subject: 'We take no reports of yours until {{until}}',
    lines: [
      'In spite of a warning, more of your reports on {{market}} were manifestly unfounded. We take none until {{until}}.',
      'Reason: {{reason}}',
      'If you disagree, write to us: the address is at the end of this message.',
    ],
  },
  termsChange: {
    subject: '{{title}}: new text from {{date}}',
    lines: [
      'From {{date}} a new text of the page “{{title}}” applies between {{market}} and {{company}}.',
      'What changes: {{changes}}',
      'The whole text is below, and the same version stays behind the button for good. If you do not agree with it, you can stop selling before it applies.',
    ],
    button: 'Open this version',
  },
  reportUrgent: {
    subject: 'Urgent report {{number}}',
    lines: [
      'Report {{number}}: {{content}}.',
      'Reason: {{reason}}. Please check at once whether the police have to be told.',
    ],
    button: 'Open the report',
  },
} as const satisfies Record<string, MailWords>
