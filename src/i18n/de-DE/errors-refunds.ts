import type { refundsErrors as polish } from '../pl-PL/errors-refunds.ts'
import type { Same } from '../shape.ts'

/** Failures of refunds and of calling off what is paid. */
export const refundsErrors = {
  order_not_refundable:
    'Von dieser Bestellung kann jetzt nichts erstattet werden: Sie ist nicht bezahlt, beendet oder ihre Zahlung ist strittig',
  refund_changed: 'Inzwischen wurde ein Teil erstattet. Prüfen Sie, was übrig ist, und versuchen Sie es erneut.',
  refund_exceeds: 'So viel ist nicht mehr erstattbar',
  refund_unknown_line: 'Diese Position gibt es in der Bestellung nicht',
  refund_nothing_left: 'Es ist nichts mehr zu erstatten',
  refund_sent_already:
    'Diese Stücke sind schon hinausgegangen. Noch nicht: {{most}}. Geben Sie weniger an oder wählen Sie einen anderen Grund.',
  refund_no_rest: 'Aus dieser Bestellung wartet nichts mehr auf den Versand',
  refund_cancel_instead: 'Die Ware ist noch nicht versandt. Stornieren Sie die Bestellung, statt alles zu erstatten.',
  refund_over_limit: 'Ihre Rolle darf von einer Bestellung nicht so viel erstatten. Bitten Sie den Inhaber der Firma',
  refund_words_required: 'Nennen Sie dem Käufer den Grund',
  paid_order_not_cancellable: 'Diese Bestellung kann nicht mehr storniert werden',
  transfer_not_found: 'Diese Überweisung gibt es nicht',
  transfer_done: 'Diese Überweisung ist bereits ausgeführt',
  account_changed:
    'Die Kontonummer hat sich geändert oder ist noch nicht bekannt. Prüfen Sie sie und versuchen Sie es erneut.',
  refund_not_found: 'Diese Erstattung gibt es nicht',
  refund_not_failed: 'Diese Erstattung ist nicht fehlgeschlagen oder jemand hat sich schon darum gekümmert',
} as const satisfies Same<typeof polish>
