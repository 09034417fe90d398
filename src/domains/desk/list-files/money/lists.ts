import { wordsInEach } from '../../../../i18n/languages.ts'
import { decimalOf } from '../../../../platform/files/spreadsheet.ts'
import { listChargebacks } from '../../../chargebacks/index.ts'
import { listPayments } from '../../../checkout/index.ts'
import { listCommissionRules } from '../../../commission/index.ts'
import { paymentFiles } from '../../../payments/index.ts'
import { readBatches } from '../../../payouts/index.ts'
import type { ListFile, QueryOf, RowOf } from '../write-list.ts'

const ADMIN = wordsInEach('admin')
const PROVIDERS = wordsInEach('configuration')
const PAYMENT = wordsInEach('paymentFiles')
const CHARGEBACK = wordsInEach('chargebacks')
const PAYOUT = wordsInEach('payouts')

export const payments: ListFile<QueryOf<typeof listPayments>, RowOf<typeof listPayments, 'payments'>, string> = {
  name: 'payments',
  columns: [
    ['payment', ({ id }) => id],
    ['provider', ({ provider }, locale) => PROVIDERS[locale][`provider_${provider}`]],
    ['reference', ({ reference }) => reference],
    ['status', ({ status }, locale) => PAYMENT[locale][`status_${status}`]],
    ['amount', ({ amount }, locale) => decimalOf(amount, locale)],
    ['amountReceived', ({ received }, locale) => decimalOf(received, locale)],
    ['currency', ({ currency }) => currency],
    ['created', ({ createdAt }) => createdAt],
    ['paidAt', ({ paidAt }) => paidAt],
    ['disputed', ({ disputed }, locale) => ADMIN[locale][disputed ? 'yes' : 'no']],
    ['test', ({ sandbox }, locale) => ADMIN[locale][sandbox ? 'yes' : 'no']],
  ],
  read: async (deps, actor, query) => {
    const { payments: rows, next } = await listPayments(deps, actor, query)
    return { rows, next }
  },
}

type ListAlarms = typeof paymentFiles.listAlarms
export const paymentAlarms: ListFile<QueryOf<ListAlarms>, RowOf<ListAlarms, 'alarms'>, number> = {
  name: 'payment-alarms',
  columns: [
    ['number', ({ id }) => id],
    ['kind', ({ kind }, locale) => PAYMENT[locale][`alarm_${kind}`]],
    ['amount', ({ amount }, locale) => (amount === null ? null : decimalOf(amount, locale))],
    ['currency', ({ currency }) => currency],
    ['payment', ({ payment }) => payment.id],
    ['provider', ({ payment }, locale) => PROVIDERS[locale][`provider_${payment.provider}`]],
    ['reference', ({ payment }) => payment.reference],
    ['raised', ({ raisedAt }) => raisedAt],
    ['done', ({ doneAt }) => doneAt],
    ['note', ({ note }) => note],
  ],
  read: async (deps, actor, { after, ...query }) => {
    const { alarms: rows, next } = await paymentFiles.listAlarms(deps, actor, { ...query, before: after })
    return { rows, next }
  },
}

type Chargebacks = ListFile<QueryOf<typeof listChargebacks>, RowOf<typeof listChargebacks, 'chargebacks'>, string>
export const chargebacks: Chargebacks = {
  name: 'chargebacks',
  columns: [
    ['number', ({ id }) => id],
    ['status', ({ state }, locale) => CHARGEBACK[locale][`state_${state}`]],
    ['provider', ({ provider }, locale) => PROVIDERS[locale][`provider_${provider}`]],
    ['dispute', ({ dispute }) => dispute],
    ['reason', ({ reason }) => reason],
    ['amount', ({ amount }, locale) => decimalOf(amount, locale)],
    ['currency', ({ currency }) => currency],
    ['fee', ({ fee }, locale) => fee && decimalOf(fee.amount, locale)],
    ['feeCurrency', ({ fee }) => fee?.currency],
    ['payment', ({ paymentId }) => paymentId],
    ['reference', ({ reference }) => reference],
    ['orders', ({ parts }) => parts.map(({ number }) => number).join(', ')],
    ['company', ({ parts }) => [...new Set(parts.map(({ company }) => company))].join(', ')],
    ['opened', ({ openedAt }) => openedAt],
    ['answerDue', ({ answerUntil }) => answerUntil],
    ['decided', ({ decidedAt }) => decidedAt],
    ['note', ({ note }) => note],
  ],
  read: async (deps, actor, query) => {
    const { chargebacks: rows, next } = await listChargebacks(deps, actor, query)
    return { rows, next }
  },
}

export const payoutBatches: ListFile<QueryOf<typeof readBatches>, RowOf<typeof readBatches, 'batches'>, number> = {
  name: 'payout-batches',
  columns: [
    ['number', ({ id }) => id],
    ['status', ({ status }, locale) => PAYOUT[locale][`batch_${status}`]],
    ['payouts', ({ lines }) => lines],
    ['amount', ({ total }, locale) => decimalOf(total, locale)],
    ['currency', ({ currency }) => currency],
    ['leftOut', ({ leftOut }) => leftOut],
    ['paid', ({ paid }) => paid],
    ['returned', ({ returned }) => returned],
    ['created', ({ createdAt }) => createdAt],
    ['createdBy', ({ createdBy }) => createdBy.name ?? createdBy.id],
    ['approved', ({ approvedAt }) => approvedAt],
    [
      'approvedBy',
      (batch) =>
        [batch.firstApprovedBy, batch.approvedBy].flatMap((one) => (one ? [one.name ?? one.id] : [])).join(', '),
    ],
    ['exported', ({ exportedAt }) => exportedAt],
  ],
  read: async (deps, actor, { after }) => {
    const { batches: rows, next } = await readBatches(deps, actor, { before: after })
    return { rows, next }
  },
}

type ListRules = typeof listCommissionRules
export const commissionRules: ListFile<QueryOf<ListRules>, RowOf<ListRules, 'rules'>, number> = {
  name: 'commission-rules',
  columns: [
    ['number', ({ id }) => id],
    ['company', ({ company }) => company?.name],
    ['category', ({ category }, locale) => category && (category.names[locale] ?? category.names['pl-PL'])],
    ['rate', ({ rate }, locale) => decimalOf(rate, locale)],
    ['since', ({ setAt }) => setAt],
  ],
  read: async (deps, actor, query) => {
    const { rules: rows, next } = await listCommissionRules(deps, actor, query)
    return { rows, next }
  },
}
