// What providers report of the money they took: files as each writes them.

export type Reported = {
  id: string
  kind: 'payment' | 'refund' | 'chargeback' | 'fee' | 'payout'
  /** Our id; reports of some providers carry it in names of their own. */
  paymentId: string | null
  /** Minor units, to the market positive. `fee`: kept by the provider. */
  gross: number
  fee: number
  /** Where the file says something else than it adds up to. */
  net?: number
  day: string
}

const major = (amount: number) =>
  `${amount < 0 ? '-' : ''}${Math.floor(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`
const netOf = ({ gross, fee, net }: Reported) => net ?? gross - fee

const STRIPE = { payment: 'charge', refund: 'refund', chargeback: 'dispute', fee: 'fee', payout: 'payout' }
/** Itemised balance changes: commas, points, the payment in its metadata. */
export function stripeReport(lines: readonly Reported[]): Buffer {
  const head =
    'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,payment_intent_id,payment_metadata[paymentId]'
  const rows = lines.map((one) =>
    [
      ...[one.id, `${one.day} 12:00:00`, 'pln', major(one.gross), major(one.fee), major(netOf(one))],
      ...[STRIPE[one.kind], `ch_${one.id}`, `pi_${one.id}`, one.paymentId ?? ''],
    ].join(','),
  )
  return Buffer.from([head, ...rows].join('\n'))
}

const PAYPAL = { payment: 'T0006', refund: 'T1107', chargeback: 'T1201', fee: 'T0100', payout: 'T0400' }
/** Settlement report: rows of several kinds, sums in the smallest unit beside their side, quotes. */
export function paypalReport(lines: readonly Reported[]): Buffer {
  const names = [
    ...['Transaction ID', 'Invoice ID', 'PayPal Reference ID', 'Transaction Event Code', 'Transaction Initiation Date'],
    ...[
      'Transaction Completion Date',
      'Transaction Debit or Credit',
      'Gross Transaction Amount',
      'Gross Transaction Currency',
    ],
    ...['Fee Debit or Credit', 'Fee Amount', 'Fee Currency', 'Custom Field'],
  ]
  const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',')
  const rows = lines.map((one) => {
    const day = `${one.day.replaceAll('-', '/')} 10:11:12 +0100`
    return quoted([
      ...[
        'SB',
        one.id,
        '',
        '',
        PAYPAL[one.kind],
        day,
        day,
        one.gross < 0 ? 'DR' : 'CR',
        String(Math.abs(one.gross)),
        'PLN',
      ],
      ...[one.fee < 0 ? 'CR' : 'DR', String(Math.abs(one.fee)), 'PLN', one.paymentId ?? ''],
    ])
  })
  const head = [
    quoted(['RH', '2026/01/31 06:00:00 +0100', 'A', 'merchant', '012']),
    quoted(['FH', '01']),
    quoted(['CH', ...names]),
  ]
  return Buffer.from([...head, ...rows, quoted(['SF', 'PLN', '1']), quoted(['RF', '1'])].join('\r\n'))
}

const POLISH = { payment: 'wpłata', refund: 'zwrot', chargeback: 'reklamacja', fee: 'opłata', payout: 'wypłata' }
/** A Polish table: semicolons, commas, the session that carries our id. */
export function przelewy24Report(lines: readonly Reported[]): Buffer {
  const polish = (amount: number) => major(amount).replace('.', ',')
  const rows = lines.map((one) => {
    const [year, month, day] = one.day.split('-')
    const session = one.paymentId === null ? '' : `${one.paymentId}-${Math.abs(one.gross)}-PLN`
    return [
      `${day}.${month}.${year}`,
      one.id,
      session,
      POLISH[one.kind],
      polish(one.gross),
      polish(one.fee),
      polish(netOf(one)),
      'PLN',
    ].join(';')
  })
  return Buffer.from(
    `\ufeff${['Data;Numer transakcji;ID sesji;Typ;Kwota;Prowizja;Do wypłaty;Waluta', ...rows].join('\r\n')}`,
  )
}
