import type { MailWords } from '../mail-words.ts'
import type { mailFrame as frame, mails as master } from '../pl-PL/mails.ts'
import type { Same } from '../shape.ts'
import { messageMails } from './mails-messages.ts'
import { moderationMails } from './mails-moderation.ts'
import { orderStepMails } from './mails-orders.ts'
import { oversightMails } from './mails-oversight.ts'
import { purchaseMails } from './mails-purchases.ts'
import { wishMails } from './mails-wishes.ts'

export const mailFrame: Same<typeof frame> = {
  greeting: 'Hi {{firstName}},',
  greetingPlain: 'Hello,',
  code: 'Your code',
  linkBelow: 'If the button does not work, open this address in your browser:',
  unsubscribe: 'Send me no more mails of this kind',
  automatic: 'This message was sent automatically. If you have a question, write to {{email}}.',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  role_owner: 'owner',
  role_manager: 'manager',
  role_warehouse: 'warehouse',
  role_accountant: 'accounting',
}

export const mails = {
  verifyAccount: {
    subject: 'Confirm your account',
    lines: ['Thank you for signing up at {{market}}. Enter this code on the confirmation page, or press the button.'],
    button: 'Confirm account',
    after: [
      'The code is valid for {{hours}}.',
      'If you did not sign up, ignore this message: without confirmation the account does not work.',
    ],
  },
  recoverPassword: {
    subject: 'Set a new password',
    lines: ['Somebody, probably you, asked for a new password for your account at {{market}}.'],
    button: 'Set a new password',
    after: [
      'The link is valid for {{minutes}} and works once.',
      'If it was not you, there is nothing to do: your password has not changed.',
    ],
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    lines: [
      'The password of your account at {{market}} has just been changed, and all other sessions have been ended.',
      'If it was not you, set a new password at once with “Forgot password” on the log-in page, and write to us.',
    ],
  },
  testMail: {
    subject: 'Test mail',
    lines: ['This mail is a test: {{market}} can send mail.'],
  },
  emailChangeOld: {
    subject: 'Confirm the change of your e-mail address',
    lines: [
      'On your account at {{market}} somebody asked to change the e-mail address to {{newEmail}}.',
      'It changes once it is confirmed at both addresses. This is the message to the present one.',
    ],
    button: 'Confirm the change',
    after: [
      'The link is valid for {{hours}}.',
      'If it was not you, do not click: change your password, as somebody may have access to your account.',
    ],
  },
  emailChangeNew: {
    subject: 'Confirm your new e-mail address',
    lines: [
      'This address is to become the e-mail address of an account at {{market}}.',
      'It changes once it is confirmed at both addresses, the present and the new one.',
    ],
    button: 'Confirm this address',
    after: ['The link is valid for {{hours}}.', 'If this is not your account, ignore this message.'],
  },
  emailChanged: {
    subject: 'Your e-mail address has been changed',
    lines: [
      'The e-mail address of your account at {{market}} is now {{newEmail}}. From now on we write to it, and you log in with it.',
      'If it was not you, write to us at once.',
    ],
  },
  secondFactorOn: {
    subject: 'Two-step log-in is on',
    lines: [
      'From now on, logging in at {{market}} also asks for a code from your authenticator app.',
      'Keep your recovery codes in a safe place: without your phone they are the only way in.',
      'If it was not you, change your password and write to us.',
    ],
  },
  secondFactorOff: {
    subject: 'Two-step log-in is off',
    lines: [
      'Your password alone is now enough to log in at {{market}}. Your recovery codes are void.',
      'If it was not you, change your password and write to us.',
    ],
  },
  secondFactorRemoved: {
    subject: 'Your second factor was removed',
    lines: [
      'Whoever runs {{market}} removed the second factor of your account: the authenticator, its recovery codes and your passkeys. All sessions have been ended.',
      'Log in with your password and set up a second factor again. If nobody agreed on this with you, change your password at once and write to us.',
    ],
  },
  passkeyAdded: {
    subject: 'A new passkey for your account',
    lines: [
      'The passkey “{{name}}” has been added to your account at {{market}}. It logs in without a password.',
      'If it was not you, remove it in your account settings, change your password and write to us.',
    ],
  },
  accountSuspended: {
    subject: 'Your account has been suspended',
    lines: [
      'We have suspended your account at {{market}}. You cannot log in for now, and all sessions have been ended.',
      'Reason: {{reason}}',
      'If you disagree, write to the address below.',
    ],
  },
  accountReinstated: {
    subject: 'Your account is open again',
    lines: ['We have reopened your account at {{market}}. You can log in again.'],
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    lines: [
      'We have deleted your account at {{market}} with your data, addresses, cart and sessions. This cannot be undone.',
      'We keep orders and sales documents for as long as tax law requires.',
      'Thank you for having been with us.',
    ],
  },
  companyWaiting: {
    subject: '{{company}} is waiting for a decision',
    lines: ['{{company}} has submitted its application and is waiting to be checked.'],
    button: 'Check the application',
  },
  companyApproved: {
    subject: '{{company}} has been approved',
    lines: ['We have checked the application of {{company}}. The company can now operate at {{market}}.'],
    button: 'Go to company data',
    after: ['See there whether everything needed for selling is in place.'],
  },
  companyRejected: {
    subject: 'The application of {{company}} needs changes',
    lines: ['We cannot approve {{company}} yet.', 'Reason: {{reason}}'],
    button: 'Change the application',
    after: ['Once it is changed, you can submit it again.'],
  },
  companySuspended: {
    subject: '{{company}} has been suspended',
    lines: [
      'We have suspended {{company}} at {{market}}. Its offers are not shown for now.',
      'Reason: {{reason}}',
      'Orders already placed have to be fulfilled. If you disagree, write to the address below.',
    ],
  },
  companyReinstated: {
    subject: '{{company}} is open again',
    lines: ['We have reinstated {{company}} at {{market}}. Its offers are shown again.'],
  },
  bankDataChanged: {
    subject: 'The bank account of {{company}} was changed',
    lines: [
      'On {{at}} the account to which {{company}} is paid was changed at {{market}}.',
      'Before: {{before}}. Now: {{after}}.',
      'Payouts are held until {{until}}, so that there is time to object.',
    ],
    button: 'See the company’s data',
    after: [
      'If none of you did this: enter the previous account again in the company’s data, change your password, look through the team and write to us at once.',
    ],
  },
  payoutPaid: {
    subject: 'Payout of {{price}} to {{company}}',
    lines: [
      'On {{on}} we sent {{price}} to the account {{account}} of {{company}}.',
      'What the payout consists of is shown at {{market}}.',
    ],
    button: 'See the payouts',
  },
  payoutReturned: {
    subject: 'The bank returned the payout of {{price}} to {{company}}',
    lines: [
      'The payout of {{price}} to the account {{account}} of {{company}} did not arrive. Reason: {{reason}}',
      'The money waits at {{market}} for the next payout. Check the account in the company’s data.',
    ],
    button: 'See the payouts',
  },
  apiKeyCreated: {
    subject: 'A new API key of {{company}}',
    lines: [
      'The API key “{{name}}” of {{company}} was created at {{market}}. Programs that know it can act for the company within its scopes.',
    ],
    button: 'See the API keys',
    after: ['If none of you created it, revoke the key at once, change your password and write to us.'],
  },
  apiKeyRotated: {
    subject: 'The API key “{{name}}” has a new secret',
    lines: [
      'The API key “{{name}}” of {{company}} at {{market}} was given a new secret. The one before it stops working at the chosen time.',
    ],
    button: 'See the API keys',
    after: ['If none of you did this, revoke the key at once, change your password and write to us.'],
  },
  teamInvitation: {
    subject: 'Invitation to the team of {{company}}',
    lines: [
      '{{inviter}} invites you to the team of {{company}} at {{market}}. Your role: {{role}}.',
      'To join, log in to the account with this e-mail address, or create one.',
    ],
    button: 'See the invitation',
    after: ['The invitation is valid for {{days}}.', 'If you do not know this company, ignore this message.'],
  },
  orderShipped: {
    subject: 'Order {{number}} is on its way',
    lines: [
      '{{seller}} has shipped your order {{number}}.',
      'Carrier: {{carrier}}. Tracking number: {{trackingNumber}}.',
    ],
    button: 'See the order',
    after: ['Follow the parcel at the carrier: {{tracking}}'],
  },
  trackingCorrected: {
    subject: 'New tracking number for order {{number}}',
    lines: [
      '{{seller}} has corrected the tracking number of order {{number}}. The number you were given before is no longer valid.',
      'Carrier: {{carrier}}. Tracking number: {{trackingNumber}}.',
    ],
    button: 'See the order',
    after: ['Follow the parcel at the carrier: {{tracking}}'],
  },
  parcelOutForDelivery: {
    subject: 'Order {{number}} is out for delivery',
    lines: [
      'The parcel with your order {{number}} from {{seller}} is out for delivery today.',
      'Carrier: {{carrier}}. Tracking number: {{trackingNumber}}.',
    ],
    button: 'See the order',
    after: ['Where it is, and how to change its delivery, is told by the carrier: {{tracking}}'],
  },
  parcelReadyToCollect: {
    subject: 'Order {{number}} is ready to be collected',
    lines: [
      'The parcel with your order {{number}} from {{seller}} is ready to be collected.',
      'Carrier: {{carrier}}. Tracking number: {{trackingNumber}}.',
    ],
    button: 'See the order',
    after: [
      'The code to collect it, and until when it waits, come from the carrier, mostly by text message or e-mail: {{tracking}}',
    ],
  },
  orderSent: {
    subject: 'Order {{number}} is on its way',
    lines: ['{{seller}} has sent your order {{number}}.', 'Tracking number: {{trackingNumber}}.'],
    button: 'See the order',
    after: ['Questions about the delivery? Write to the seller: the contact details are on the order page.'],
  },
  orderOnItsWay: {
    subject: 'Order {{number}} is on its way',
    lines: ['{{seller}} has sent your order {{number}} with its own transport.'],
    button: 'See the order',
    after: ['Questions about the delivery? Write to the seller: the contact details are on the order page.'],
  },
  orderReadyReminder: {
    subject: 'Order {{number}} waits for you until {{until}}',
    lines: [
      'Your order {{number}} from {{seller}} is still waiting to be collected.',
      'Where to collect it: {{place}}.',
      'If you do not collect it by {{until}}, it is cancelled and what you paid goes back to you.',
    ],
    button: 'See the order',
    after: ['Please have the order number ready.'],
  },
  ...wishMails,
  ...orderStepMails,
  ...moderationMails,
  ...oversightMails,
  ...purchaseMails,
  ...messageMails,
} as const satisfies Record<keyof typeof master, MailWords>
