import type { MailWords } from '../mail-words.ts'

/** Mails about what the operator decides of a company after letting it in. */
export const oversightMails = {
  companyEndPlanned: {
    subject: 'End of the contract with {{company}}',
    lines: [
      'The operator of {{market}} plans to end the contract with {{company}}. Below are the reasons, the date and what you can do.',
      'After that date the offers leave the catalogue. Orders already placed have to be fulfilled, and what is owed is paid out.',
    ],
    button: 'Open the company’s data',
  },
  companyEnded: {
    subject: 'The contract with {{company}} has ended',
    lines: [
      'The operator of {{market}} ended the contract with {{company}}. Its offers are not visible any more.',
      'Orders already placed have to be fulfilled, and what is owed is paid out.',
    ],
    button: 'Open the company’s data',
  },
  companyEndCalledOff: {
    subject: 'The contract with {{company}} goes on',
    lines: ['The operator of {{market}} called the end of the contract with {{company}} off.'],
    button: 'Open the company’s data',
  },
  companyEndAnswered: {
    subject: 'Answer to the complaint of {{company}}',
    lines: ['We have looked into the complaint of {{company}}.'],
    button: 'Open the company’s data',
  },
  documentAsked: {
    subject: 'A document of {{company}} is needed',
    lines: ['The operator of {{market}} asks {{company}} for a document.'],
    button: 'Add the document',
  },
  companyIdentityChanged: {
    subject: 'Data of {{company}} were changed',
    lines: [
      'The operator of {{market}} changed data of {{company}} that it cannot change itself any more.',
      'Reason: {{reason}}',
    ],
    button: 'Open the company’s data',
  },
  draftRemoved: {
    subject: 'The registration of {{company}} was removed',
    lines: [
      'The operator of {{market}} removed the unfinished registration of {{company}}, as it cannot take this tax number.',
      'Reason: {{reason}}',
    ],
    after: ['If this is a mistake, write to the address below.'],
  },
  taxDataWanted: {
    subject: 'Tax data of {{company}}',
    lines: [
      'Once a year {{market}} has to tell the tax office about its sellers (DAC7). Some data of {{company}} are missing.',
      'It takes a few minutes.',
    ],
    button: 'Complete the data',
  },
  taxDataWantedAgain: {
    subject: 'Second reminder: tax data of {{company}}',
    lines: [
      'Data of {{company}} that {{market}} has to tell the tax office are still missing.',
      'Without them payouts to the company may be stopped.',
    ],
    button: 'Complete the data',
  },
  taxPayoutsHeld: {
    subject: 'Payouts to {{company}} wait for data',
    lines: [
      'After two requests data of {{company}} for the tax office are still missing. Until they are there {{market}} makes no payouts to the company.',
      'No money is lost: once the data are complete, it goes into the next batch of payouts.',
    ],
    button: 'Complete the data',
  },
  taxReportSent: {
    subject: 'Copy of the tax report for {{year}}',
    lines: [
      '{{market}} has told the tax office about {{company}} for {{year}}. A copy of what was told is on the company’s page.',
    ],
    button: 'Open the copy',
  },
  dataExportReady: {
    subject: 'The copy of the data is ready: {{name}}',
    lines: ['The copy of the data that you asked for ({{name}}) can be fetched for {{days}}. Then it is removed.'],
    button: 'Fetch the copy',
  },
} as const satisfies Record<string, MailWords>
