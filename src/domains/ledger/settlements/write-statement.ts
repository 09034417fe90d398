import { createHash } from 'node:crypto'
import { allTexts, translate } from '../../../i18n/index.ts'
import { MARKET_ZONE } from '../../../values/dates.ts'
import { LANGUAGES, type Locale } from '../../../values/locale.ts'
import { SELLER_ACCOUNTS, TRANSACTION_KINDS } from '../rules/accounts.ts'
import type { Period } from './read-period.ts'
import { type StatementKey, signer } from './statement-key.ts'
import { toEntry } from './to-entry.ts'
import { type StatementHead, type StatementLine, showStatement, verifyStatement } from './verify-statement.ts'

const LOOK = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:64rem;padding:0 1rem}table{border-collapse:collapse;width:100%}
th,td{border-bottom:1px solid #ccc;padding:.3rem .5rem;text-align:left}td:nth-child(4),td:nth-child(5),th:nth-child(4),th:nth-child(5){text-align:right;white-space:nowrap}
.accepted,.refused{padding:.6rem 1rem;font-weight:600}.accepted{background:#e2f4e5;color:#14532d}.refused{background:#fde8e8;color:#7f1d1d}`

/**
 * A statement of a period as one HTML page: the entries, one JSON a line, their signature, and the script that verifies them and shows
 * what it verified. It needs no server and asks none. `market`: the address of the market.
 */
export async function* writeStatement(
  period: Period,
  { key, locale, market, issuedAt }: { key: StatementKey; locale: Locale; market: string; issuedAt: Date },
): AsyncGenerator<string> {
  const words = wordsOf(locale)
  const script = `(async()=>{const verifyStatement=${verifyStatement};const showStatement=${showStatement};
const text=document.getElementById('statement').textContent;const signature=JSON.parse(document.getElementById('signature').textContent);
showStatement(await verifyStatement(text,signature.signature,signature.publicKey),${inScript(words)},${inScript({ locale: LANGUAGES[locale].dates, timeZone: MARKET_ZONE })})})()`
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`
  yield `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width"><title>${inText(`${words.title} ${period.from} – ${period.to}`)}</title><style>${LOOK}</style></head>
<body><main><p>${inText(words.needsScript ?? '')}</p></main><script type="application/jsonl" id="statement">`
  const signing = signer(key)
  const signed = (text: string) => {
    signing.add(text)
    return text
  }
  const { companyId, company, account, currency, from, to, opening, closing } = period
  const head = {
    market,
    companyId,
    company,
    account,
    currency,
    from,
    to,
    opening,
    closing,
    issuedAt: issuedAt.toISOString(),
  }
  yield signed(inScript(head satisfies StatementHead))
  for await (const rows of period.batches()) {
    const lines = rows.map((row): StatementLine => {
      const { position, postedAt, kind, reference, amount, balance } = toEntry(row)
      return [position, postedAt, kind, reference, amount, balance, row.hash]
    })
    yield signed(lines.map((line) => `\n${inScript(line)}`).join(''))
  }
  const signature = { publicKey: key.publicKey, signature: signing.end() }
  yield `</script><script type="application/json" id="signature">${inScript(signature)}</script><script>${script}</script></body></html>\n`
}

function wordsOf(locale: Locale): Record<string, string> {
  const texts = allTexts[locale].settlements
  const say = (name: string) => translate(texts, locale, name)
  const names = ['title', 'accepted', 'refused', 'fingerprint', 'opening', 'closing', 'needsScript'] as const
  const columns = ['at', 'kind', 'reference', 'amount', 'balance', 'hash'] as const
  return {
    ...Object.fromEntries(names.map((name) => [name, say(`statement_${name}`)])),
    ...Object.fromEntries(columns.map((name) => [`column_${name}`, say(name)])),
    ...Object.fromEntries(TRANSACTION_KINDS.map((kind) => [`kind_${kind}`, say(`kind_${kind}`)])),
    ...Object.fromEntries(SELLER_ACCOUNTS.map((one) => [`account_${one}`, say(`account_${one}`)])),
    // Filled in by the page, which knows only then.
    compare: texts.statement_compare,
    problem_signature: texts.statement_problem_signature,
    problem_unreadable: texts.statement_problem_unreadable,
    problem_balance: texts.statement_problem_balance,
    problem_order: texts.statement_problem_order,
  }
}

/** JSON that ends no script, whatever somebody is called. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
const inText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
