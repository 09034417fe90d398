// A bank that sends statements: MT940 and CSV as several banks write them, with the faults that real ones have.

/** What came to the account (positive), or left it. Grosze. */
export type Movement = {
  day: string
  amount: number
  currency?: string
  title: string
  name?: string
  account?: string
}

const PAYER = { name: 'Anna Kowalska', account: 'PL61109010140000071219812874' }
const two = (value: number) => String(value).padStart(2, '0')
const comma = (amount: number) => `${Math.floor(Math.abs(amount) / 100)},${two(Math.abs(amount) % 100)}`

/** Details in parts of 27 signs, as SWIFT wants them: titles are torn wherever a part ends. */
function details(sign: string, { title, name = PAYER.name, account = PAYER.account }: Movement): string {
  const parts = title.match(/.{1,27}/gs) ?? ['']
  const named = parts.map((part, index) => `${sign}${20 + index}${part}`)
  const all = `020${sign}00PRZELEW${named.join('')}${sign}31${account.slice(2)}${sign}32${name.slice(0, 27)}${sign}38${account}`
  return all.match(/.{1,65}/gs)?.join('\r\n') ?? all
}

/** A statement in MT940. `sign`: what the bank parts details with. `opening`: balance before it, in grosze; without one nothing follows from its balances. */
export function mt940(
  movements: readonly Movement[],
  { sign = '<', currency = 'PLN', opening }: { sign?: string; currency?: string; opening?: number } = {},
): Buffer {
  const closing = opening === undefined ? 0 : movements.reduce((sum, { amount }) => sum + amount, opening)
  const lines = movements.map((one) => {
    const [year = '', month = '', day = ''] = one.day.split('-')
    const side = one.amount > 0 ? 'C' : 'D'
    return `:61:${year.slice(2)}${month}${day}${month}${day}${side}N${comma(one.amount)}NTRFNONREF\r\n:86:${details(sign, one)}`
  })
  const text = [
    ':20:STARTUMS',
    ':25:/PL27114020040000300201355387',
    ':28C:00042',
    `:60F:C260301${currency}${comma(opening ?? 0)}`,
    ...lines,
    `:62F:C260302${currency}${comma(closing)}`,
    '-',
  ].join('\r\n')
  return Buffer.from(text, 'utf8')
}

/** The letters of Polish in cp1250, as most Polish banks still write. */
const CP1250: Readonly<Record<string, number>> = Object.fromEntries(
  [...'ĄąĆćĘęŁłŃńÓóŚśŹźŻż'].map((letter, index) => [
    letter,
    [0xa5, 0xb9, 0xc6, 0xe6, 0xca, 0xea, 0xa3, 0xb3, 0xd1, 0xf1, 0xd3, 0xf3, 0x8c, 0x9c, 0x8f, 0x9f, 0xaf, 0xbf][
      index
    ] ?? 0x3f,
  ]),
)
export const asCp1250 = (text: string) => Buffer.from([...text].map((sign) => CP1250[sign] ?? sign.charCodeAt(0)))
export const asUtf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const polish = (amount: number) => {
  const [whole = '', cents = ''] = comma(amount).split(',')
  return `${amount < 0 ? '-' : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ')},${cents}`
}

/** Polish headings below some lines about the account, and a sum below: cp1250. */
export function polishCsv(movements: readonly Movement[]): Buffer {
  const rows = movements.map(({ day, amount, currency = 'PLN', title, name = PAYER.name, account = PAYER.account }) =>
    [
      day,
      day,
      quoted('PRZELEW PRZYCHODZĄCY'),
      quoted(title),
      quoted(name),
      `'${account}'`,
      `${polish(amount)} ${currency}`,
    ].join(';'),
  )
  const text = [
    'Lista operacji;',
    '#Klient;"OBIEG SP. Z O.O."',
    '',
    '#Data operacji;#Data księgowania;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota',
    ...rows,
    '',
    ';;;;;#Saldo końcowe;12 345,67 PLN',
  ].join('\r\n')
  return asCp1250(text)
}

/** German headings, soll and haben, points between thousands: utf-16. */
export function germanCsv(movements: readonly Movement[]): Buffer {
  const money = (amount: number) => comma(amount).replaceAll(/\B(?=(\d{3})+,)/g, '.')
  const rows = movements.map(({ day, amount, currency = 'EUR', title, name = PAYER.name, account = PAYER.account }) => {
    const [year, month, date] = day.split('-')
    const [soll, haben] = amount < 0 ? [money(amount), ''] : ['', money(amount)]
    return [`${date}.${month}.${year}`, name, quoted(title), account, soll, haben, currency].join('\t')
  })
  return asUtf16(['Buchungstag\tAuftraggeber\tVerwendungszweck\tIBAN\tSoll\tHaben\tWährung', ...rows].join('\n'))
}

/** English headings, commas, quotes: utf-8. */
export function englishCsv(movements: readonly Movement[]): Buffer {
  const rows = movements.map(({ day, amount, currency = 'PLN', title, name = PAYER.name, account = PAYER.account }) =>
    [day, quoted(`${(amount / 100).toFixed(2)}`), currency, quoted(title), quoted(name), account].join(','),
  )
  return Buffer.from(
    `\ufeff${['Booking date,Amount,Currency,Title,Counterparty,Counterparty account', ...rows].join('\n')}\n`,
  )
}
