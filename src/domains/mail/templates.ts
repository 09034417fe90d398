import type { Locale } from '../../values/locale.ts'

/** A part of a mail with a heading: names with amounts, and lines. In the reader's language already; all of it plain text. */
export type MailSection = {
  heading: string
  /** `below`: what stands under the name, smaller. */
  rows?: readonly (readonly [name: string, amount: string, below?: string])[]
  lines?: readonly string[]
  /** An address of ours or of a page we know, never one that somebody typed: who reads HTML can press it. */
  link?: string
}

/** What the law's model form is filled in with; days as `2026-03-10`. It is drawn when its mail leaves: what waits is these few words, not a file. */
export type WithdrawalForm = {
  locale: Locale
  /** Of the order. */
  number: string
  placedOn: string
  receivedOn: string | null
  seller: Record<'name' | 'street' | 'postalCode' | 'city' | 'country' | 'email', string>
}

type Followed = { carrier: string; trackingNumber: string; tracking: string }
type NearMail = OrderMail & Sections & Followed

type OriginMail = { number: string; title: string; date: string; link: string }
type CompanyMail = Sections & { company: string; link: string }

/** What each mail has to be told; its words stand in `i18n/<locale>/mails.ts` under the same name. Links are whole addresses. */
export type MailTemplates = {
  verifyAccount: { firstName: string; code: string; link: string; hours: number }
  recoverPassword: { firstName: string; link: string; minutes: number }
  passwordChanged: { firstName: string }
  testMail: { firstName: string }
  emailChangeOld: { firstName: string; newEmail: string; link: string; hours: number }
  emailChangeNew: { firstName: string; link: string; hours: number }
  emailChanged: { firstName: string; newEmail: string }
  secondFactorOn: { firstName: string }
  secondFactorOff: { firstName: string }
  secondFactorRemoved: { firstName: string }
  passkeyAdded: { firstName: string; name: string }
  accountSuspended: { firstName: string; reason: string }
  accountReinstated: { firstName: string }
  accountDeleted: { firstName: string }
  companyWaiting: { company: string; link: string }
  companyApproved: { company: string; link: string }
  companyRejected: { company: string; reason: string; link: string }
  companySuspended: { company: string; reason: string }
  companyReinstated: { company: string }
  /** `sections`: the statement of reasons, the answer, or what is asked for. */
  companyEndPlanned: CompanyMail
  companyEnded: CompanyMail
  companyEndCalledOff: CompanyMail
  companyEndAnswered: CompanyMail
  documentAsked: CompanyMail
  companyIdentityChanged: CompanyMail & { reason: string }
  draftRemoved: { company: string; reason: string }
  /** Accounts are masked; times are words already, in the language of the mail. */
  bankDataChanged: { company: string; before: string; after: string; at: string; until: string; link: string }
  payoutPaid: PayoutMail & { on: string }
  /** `reason`: as the bank put it. */
  payoutReturned: PayoutMail & { reason: string }
  apiKeyCreated: { company: string; name: string; link: string }
  apiKeyRotated: { company: string; name: string; link: string }
  teamInvitation: { company: string; role: string; inviter: string; link: string; days: number }
  /** `sections`: what was sent. */
  orderShipped: OrderMail & Sections & { carrier: string; trackingNumber: string; tracking: string }
  /** To whoever asked for it with the number and this address; `link`: opens the order for so many hours. */
  orderFound: { firstName: string; number: string; link: string; hours: number }
  trackingCorrected: OrderMail & { carrier: string; trackingNumber: string; tracking: string }
  /** `sections`: where it waits, what is to be paid, what is in it. */
  parcelOutForDelivery: NearMail
  parcelReadyToCollect: NearMail
  /** `what` happened and `todo`, in words; `sections`: what is in it. To the buyer, and to those of the seller who ship. */
  parcelHeldUp: NearMail & { what: string; todo: string }
  parcelNeedsYou: Sections &
    Followed & { firstName: string; number: string; company: string; link: string; what: string; todo: string }
  /** By a carrier whose page we do not know. */
  orderSent: OrderMail & Sections & { trackingNumber: string }
  /** Without a number, in the seller's own van. */
  orderOnItsWay: OrderMail & Sections
  /** One section a parcel; `state`: whether more follow, in words. */
  parcelsSent: OrderMail & Sections & { state: string }
  parcelsCorrected: OrderMail & Sections
  /** `until`: a day in words. */
  orderReady: OrderMail & { place: string; until: string }
  /** `until`: a day in words. */
  orderReadyReminder: OrderMail & { place: string; until: string }
  orderDelivered: OrderMail & Sections
  /** To operators; `payment`: what the provider or the market calls it. */
  paymentNeedsYou: { payment: string; link: string }
  /** To operators and sellers; `numbers`: of the orders, `until`: day and hour in words. */
  chargebackOpened: ChargebackMail & { until: string }
  chargebackEnding: ChargebackMail & { until: string }
  chargebackWon: ChargebackMail
  chargebackLost: ChargebackMail
  chargebackAnswerRefused: ChargebackMail
  /** To sellers and operators; `problem`: the answer of KSeF, `todo`: what to do, in the reader's language. */
  ksefRefused: { company: string; number: string; problem: string; todo: string; link: string }
  ksefTokenRefused: { company: string; link: string }
  /** To the same; `days`: how long it waits. */
  ksefOverdue: { company: string; number: string; days: number; link: string }
  /** By its seller. `reason` may have several lines. */
  orderCalledOff: OrderMail & Sections & { reason: string }
  /** By the operator, or because nobody collected it in time. */
  orderCancelledByMarket: OrderMail & Sections & { reason: string }
  /** Money goes back. `amount`, `how` it does, in words; `reason` may have several lines. */
  orderRefunded: RefundMail & { reason: string; how: string }
  paidOrderCancelled: RefundMail & { reason: string; how: string }
  refundAccountWanted: RefundMail
  /** What a buyer keeps of a withdrawal. `until`: the last day to send the goods, in words. */
  withdrawalReceipt: WithdrawalMail & { until: string }
  /** The same before the goods left. `money`: that the order ended, and how the money goes back. */
  withdrawalStopped: WithdrawalMail & { money: string }
  /** To buyer, seller or operator, about a case; `kind`, `what` happened in a few words and `news` in a sentence. */
  returnNews: Sections & { number: string; kind: string; what: string; news: string; link: string }
  /** Its money left: `where` to, and `when` it is there, in words. */
  refundGone: RefundMail & { where: string; when: string }
  /** `link`: to the page whose button confirms; `until`: day and hour in words. */
  purchaseToConfirm: PurchaseMail & { until: string }
  purchaseToPay: PurchaseMail & Forms & { price: string; until: string }
  /** How to pay by transfer: account and title stand in a section. `price`: what is due still. */
  transferToSend: PurchaseMail & { price: string; until: string }
  transferReminder: PurchaseMail & { price: string; until: string }
  transferInPart: PurchaseMail & { price: string; received: string }
  purchasePlaced: PurchaseMail & Forms
  purchasePaid: PurchaseMail & Forms & { price: string }
  /** Money came when the goods were gone, or the order was given up: it goes back. */
  paidTooLate: PurchaseMail & { price: string }
  paidAfterCancelling: PurchaseMail & { price: string }
  /** The hold ends soon; `link`: to the page where it is paid. */
  purchaseExpiring: PurchaseMail & { price: string; until: string }
  purchaseExpired: PurchaseMail
  /** `unsubscribe`: the link by which one gets no more of these. */
  reviewWanted: PurchaseMail & { unsubscribe: string }
  purchaseNotConfirmed: PurchaseMail
  purchaseCancelled: PurchaseMail
  /** One section a notice; `unsubscribe`: the link by which its kinds come by mail no more. */
  newNotices: Sections & { firstName: string; link: string; unsubscribe: string }
  /** To an address a guest gave; `link`: to the page whose buttons confirm or end it. `waits`: days for which it does. */
  stockAlertConfirm: { product: string; link: string; hours: number; waits: number }
  /** To the guest who has confirmed it. */
  backInStock: { product: string; link: string; unsubscribe: string }
  /** Written by earlier versions: they may wait still. */
  reviewHidden: ReviewMail
  reviewRestored: ReviewMail
  /** Of what somebody has not read, in all their inboxes; `unsubscribe`: the link by which one gets no more of these. */
  messagesUnread: Sections & { firstName: string; link: string; unsubscribe: string }
  /** `outcome` in the reader's language; `words` are the operator's. */
  messageReportDecided: MessageMail
  messageWarning: MessageMail
  /** To who reported content. `sections`: what was reported; what was decided and why. */
  reportReceived: Sections & { number: string; link: string }
  reportDecided: Sections & { number: string; link: string }
  /** To whose content it is: the statement of reasons. */
  contentRestricted: Sections & { content: string; link: string }
  contentRestored: Sections & { content: string; link: string }
  /** About something that was bought. `sections`: what it is, the danger, what to do. */
  recallToBuyer: Sections & { firstName: string; number: string; title: string; link: string }
  /** The same to those of a company that has it on offer. */
  recallOfGoods: Sections & { title: string; link: string }
  /** Who bought asks who stands behind a product. `date`: until when it is answered. */
  originReceived: { firstName: string; number: string; title: string; date: string; link: string }
  /** To its seller; a week before the day again; and to the operator once it is over. */
  originAsked: OriginMail
  originDue: OriginMail
  originLate: OriginMail
  /** `sections`: the answer. */
  originAnswered: Sections & { firstName: string; number: string; title: string; link: string }
  complaintReceived: { number: string; link: string }
  complaintAnswered: Sections & { number: string; link: string }
  /** To who reports without ground. `until`: a day in words. */
  reportsWarned: { reason: string }
  reportsSuspended: { reason: string; until: string }
  /** To owners of companies that sell. `title` of the page, `date` from which it holds; `sections`: the whole text. */
  termsChange: Sections & {
    firstName: string
    company: string
    title: string
    date: string
    changes: string
    link: string
  }
  /** To those of a company who see its money. `sections`: what the tax office has to know and is missing. */
  taxDataWanted: CompanyMail & { firstName: string }
  taxDataWantedAgain: CompanyMail & { firstName: string }
  taxPayoutsHeld: CompanyMail & { firstName: string }
  /** `link`: to the company's copy. */
  taxReportSent: { firstName: string; company: string; year: number; link: string }
  /** To whoever asked for it. `name`: of the company, or the market; `days`: for which it may be fetched. */
  dataExportReady: { firstName: string; name: string; days: number; link: string }
  /** To operators. */
  reportUrgent: { number: string; content: string; reason: string; link: string }
  /** To a member of the company. */
  orderToHandle: PurchaseMail & { number: string; company: string; price: string }
  /** To a member of the company; `who` cancelled it, why and what becomes of the money, in words. */
  orderNotToHandle: PurchaseMail & { number: string; company: string; who: string; reason: string; money: string }
  /** To a member of the company; `todo`: whose money it is and what is to be done, in words. `reason` may have several lines. */
  orderRefundedByMarket: PurchaseMail & {
    number: string
    company: string
    amount: string
    reason: string
    todo: string
  }
}
type MessageMail = { firstName: string; subject: string; outcome: string; words: string; link: string }
type ReviewMail = { firstName: string; product: string; reason: string; link: string }
type ChargebackMail = { numbers: string; amount: string; link: string }
/** One for each seller; they go with the mail as a file. */
type Forms = { forms: readonly WithdrawalForm[] }
type Sections = { sections: readonly MailSection[] }
/** To a buyer about what was bought in one go. */
type PurchaseMail = Sections & { firstName: string; link: string }
/** To a buyer about the part of a purchase that one seller sends; `number` is that order's. */
type OrderMail = { firstName: string; number: string; seller: string; link: string }
/** The account is masked. */
type PayoutMail = { firstName: string; company: string; price: string; account: string; link: string }
/** `receipt` is the number of the case, `at` day and hour. */
type WithdrawalMail = Sections & {
  number: string
  receipt: string
  seller: string
  name: string
  at: string
  link: string
}
type RefundMail = OrderMail & { amount: string }
export type MailTemplate = keyof MailTemplates
