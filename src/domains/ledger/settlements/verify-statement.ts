// Runs in the statement itself, opened from a disk: each function is sent as its own source and knows nothing around it.

/** What a statement says in its first line. Amounts in grosze. */
export type StatementHead = {
  market: string
  companyId: number
  company: string
  account: string
  currency: string
  from: string
  to: string
  opening: number
  closing: number
  issuedAt: string
}
/** Position, posted at, kind, order, amount, balance after it, hash of the transaction in the ledger's chain. */
export type StatementLine = [number, string, string, string | null, number, number, string]

export type Verified =
  | { problem: 'signature' | 'unreadable' | 'balance' | 'order'; line: number }
  | { problem: null; head: StatementHead; lines: StatementLine[]; fingerprint: string }

/** Proves a statement: its signature, then that its entries lead from the opening to the closing balance, in order. */
export async function verifyStatement(text: string, signature: string, publicKey: string): Promise<Verified> {
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const point = bytesOf(publicKey)
  const kind = { name: 'ECDSA', namedCurve: 'P-256' }
  const signed = await crypto.subtle
    .importKey('raw', point, kind, false, ['verify'])
    .then((key) =>
      crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(signature), new TextEncoder().encode(text)),
    )
    .catch(() => false)
  if (!signed) return { problem: 'signature', line: 0 }
  const rows = text.split('\n')
  let head: StatementHead
  const lines: StatementLine[] = []
  try {
    head = JSON.parse(rows[0] ?? '')
    for (const row of rows.slice(1)) lines.push(JSON.parse(row))
  } catch {
    return { problem: 'unreadable', line: lines.length + 1 }
  }
  let balance = head.opening
  let position = 0
  for (const [index, line] of lines.entries()) {
    balance += line[4]
    if (line[5] !== balance) return { problem: 'balance', line: index + 1 }
    if (line[0] <= position) return { problem: 'order', line: index + 1 }
    position = line[0]
  }
  if (balance !== head.closing) return { problem: 'balance', line: lines.length }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', point))
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { problem: null, head, lines, fingerprint: hex.replace(/(.{4})(?!$)/g, '$1 ') }
}

/** Words of the page, by what they name. */
export type StatementWords = Record<string, string>

/** Shows what was verified, or that nothing of it can be trusted. */
export function showStatement(
  found: Verified,
  words: StatementWords,
  { locale, timeZone }: { locale: string; timeZone: string },
): void {
  const element = (name: string, text: string, look = '') => {
    const made = document.createElement(name)
    made.textContent = text
    made.className = look
    return made
  }
  const page = document.querySelector('main') as HTMLElement
  page.replaceChildren()
  if (found.problem !== null) {
    page.append(element('h1', words.title ?? ''), element('p', words.refused ?? '', 'refused'))
    page.append(element('p', (words[`problem_${found.problem}`] ?? '').replace('{{line}}', String(found.line))))
    return
  }
  const { head, lines, fingerprint } = found
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: head.currency })
  const amount = (minor: number) => money.format(minor / 100)
  const asClock = { dateStyle: 'short', timeStyle: 'short', timeZone } as const
  page.append(
    element('h1', words.title ?? ''),
    element('p', words.accepted ?? '', 'accepted'),
    element(
      'p',
      `${head.company} · ${words[`account_${head.account}`] ?? head.account} · ${head.from} – ${head.to} · ${head.currency}`,
    ),
    element('p', `${words.fingerprint} ${fingerprint}. ${(words.compare ?? '').replace('{{market}}', head.market)}`),
  )
  const table = element('table', '')
  const row = (cells: readonly string[], name: 'td' | 'th') => {
    const made = element('tr', '')
    for (const cell of cells) made.append(element(name, cell))
    table.append(made)
  }
  const columns = ['column_at', 'column_kind', 'column_reference', 'column_amount', 'column_balance', 'column_hash']
  row(
    columns.map((name) => words[name] ?? ''),
    'th',
  )
  row(['', words.opening ?? '', '', '', amount(head.opening), ''], 'td')
  for (const [position, at, kind, reference, sum, balance, hash] of lines) {
    const place = `${position} · ${hash.slice(0, 16)}…`
    row(
      [
        new Date(at).toLocaleString(locale, asClock),
        words[`kind_${kind}`] ?? kind,
        reference ?? '–',
        amount(sum),
        amount(balance),
        place,
      ],
      'td',
    )
  }
  row(['', words.closing ?? '', '', '', amount(head.closing), ''], 'td')
  page.append(table)
}
