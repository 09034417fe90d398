import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import { askForReview } from './ask-for-review.ts'
import { notifyEnded, notifyLinkAgain, notifyPlaced } from './notify-buyer.ts'
import { notifySellers } from './notify-cancelled.ts'
import { notifyConfirmed } from './notify-confirmed.ts'
import { notifyExpiring } from './notify-expiring.ts'
import { type IncidentNews, notifyIncident } from './notify-incident.ts'
import { type NearNews, notifyNear } from './notify-near.ts'
import { notifyPaidTooLate } from './notify-paid-too-late.ts'
import { notifyStep, type StepNews } from './notify-step.ts'
import { notifyTransfer, type TransferNews } from './notify-transfer.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'orderMails.placed': { purchaseId: number }
    'orderMails.linkAgain': { purchaseId: number; nth: number }
    'orderMails.transfer': TransferNews
    'orderMails.step': StepNews
    'orderMails.near': NearNews
    'orderMails.incident': IncidentNews
    'orderMails.expiring': { purchaseId: number }
    'orderMails.askForReview': { purchaseId: number }
    'orderMails.confirmed': { purchaseId: number; orderIds: readonly number[] }
    'orderMails.paidTooLate': { purchaseId: number; orderIds: readonly number[] }
    'orderMails.ended': { purchaseId: number; orderIds: readonly number[] }
    'orderMails.sellersEnded': { purchaseId: number; orderIds: readonly number[] }
  }
}

/** Mails about orders, written by what happened to them. Each may run twice: nobody is told twice. */
export const orderMailsJobs = (deps: Deps): JobKind[] =>
  inLane('mail', [
    {
      name: 'orderMails.placed',
      formerly: ['orders.notifyPlaced', 'orders.tellPlaced'],
      hears: ['order.placed'],
      run: ({ purchaseId }) => notifyPlaced(deps, purchaseId),
    },
    {
      name: 'orderMails.linkAgain',
      hears: ['order.linkAskedFor'],
      run: ({ purchaseId, nth }) => notifyLinkAgain(deps, purchaseId, nth),
    },
    { name: 'orderMails.transfer', hears: ['order.transferAwaited'], run: (news) => notifyTransfer(deps, news) },
    { name: 'orderMails.expiring', run: ({ purchaseId }) => notifyExpiring(deps, purchaseId) },
    { name: 'orderMails.askForReview', run: ({ purchaseId }) => askForReview(deps, purchaseId) },
    { name: 'orderMails.step', hears: ['order.stepTaken'], run: (news) => notifyStep(deps, news) },
    { name: 'orderMails.near', hears: ['shipment.near'], run: (news) => notifyNear(deps, news) },
    { name: 'orderMails.incident', hears: ['shipment.incident'], run: (news) => notifyIncident(deps, news) },
    {
      name: 'orderMails.confirmed',
      formerly: ['orders.notifyConfirmed', 'orders.tellConfirmed'],
      hears: ['order.confirmed'],
      run: ({ purchaseId, orderIds }) => notifyConfirmed(deps, purchaseId, orderIds),
    },
    {
      name: 'orderMails.paidTooLate',
      formerly: ['orders.notifyPaidTooLate'],
      hears: ['order.paidTooLate'],
      run: ({ purchaseId, orderIds }) => notifyPaidTooLate(deps, purchaseId, orderIds),
    },
    {
      name: 'orderMails.ended',
      formerly: ['orders.notifyEnded', 'orders.tellEnded'],
      hears: ['order.cancelled'],
      run: ({ purchaseId, orderIds }) => notifyEnded(deps, purchaseId, orderIds),
    },
    {
      name: 'orderMails.sellersEnded',
      formerly: ['orders.notifySellersEnded'],
      hears: ['order.cancelled'],
      run: ({ purchaseId, orderIds }) => notifySellers(deps, purchaseId, orderIds),
    },
  ])
