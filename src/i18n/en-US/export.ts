import type { exportWords as master } from '../pl-PL/export.ts'
import type { Same } from '../shape.ts'

export const exportWords: Same<typeof master> = {
  title: 'Your data at {{market}}',
  made: 'Made on {{at}} (UTC)',
  intro: 'This is all that we keep about you. Any text editor opens the files that end in .json.',
  money: 'Amounts are in the smallest unit of their currency, times are in UTC.',
  account:
    'your account, passkeys, and how you protect your log-in; passwords and codes cannot be read, so they are not here',
  addresses: 'shipping addresses',
  invoices: 'invoice data',
  sessions: 'where you are logged in',
  companies: 'companies you work for, with the data of those you own',
  orders: 'your purchases with their items',
  reviews: 'the reviews you wrote of what you bought, withdrawn ones too',
  reports: 'content that you reported with your account, and complaints',
  returns: 'returns, exchanges and complaints, with what happened and what was written',
  wishes: 'favourites, saved searches, and products you wait for',
  notices: 'your notifications, and where you want them',
  filters: 'filters of order lists that you kept under a name',
  notes: 'your notes about orders; without words where you no longer work for the company',
  cart: 'your cart',
  mails: 'which messages we sent you and when; what they said is not kept once they have left',
  messages: 'messages you wrote and got, with the names of what was attached, and your reports',
  labels: 'what shipping labels of your parcels keep of you',
  documents: 'what stands on invoices, confirmations and corrections of your purchases',
  caseFiles:
    'the newest files of these cases, up to 20 MB together; the others are named in returns.json, and you find them on the pages of the cases',
  files: 'the newest 25 of them as PDF; the others are on the pages of your orders',
  audit: 'log entries about you and what you did; the data of other people are left out',
  avatar: 'your picture',
  rights: 'You can correct your data on the account page, delete the account, or write to us: {{email}}.',
  kept: 'We keep orders, sales documents, and cases of returns and complaints after an account is deleted for as long as the law demands. Names, addresses and telephone numbers on shipping labels are removed {{days}} days after the parcel came to its end. Files sent in a case are removed a year after it ended; those of cases you took back go with the account.',
}
