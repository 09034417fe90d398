import { translateFailure } from '../../../i18n/index.ts'
import type { Service } from '../service.ts'
import { FAILURE_KINDS } from './failure-kinds.gen.ts'
import { codesOf, statusesOf } from './responses.ts'

/** What whoever writes a program against the API has to know before the first call; Markdown. */
const BASICS = `The screens of the market call exactly this API; whatever they do, a program can do, too.

# Who calls
- **Everybody** may call what stands open: goods, shops, places, the cart.
- **People** send the token of their session, which \`POST /api/users/login\` answers: \`Authorization: Bearer <token>\`.
- **Programs of a company** send an API key (\`obk_…\`) the same way. An owner of the company makes it in the seller panel under *API keys*; each
  call says which scope opens it to keys.

# What is sent and answered
- JSON in UTF-8, \`content-type: application/json\`; at most 256 KiB unless a call says otherwise. A file is sent as the raw body, with its own media type.
- Money is a whole number of grosze, gross: \`129900\` is 1299,00 zł. Times are UTC in ISO 8601, days are \`YYYY-MM-DD\` in the time of Warsaw.
- Texts for people come in the language of \`Accept-Language\`: \`pl-PL\`, \`en-US\`, \`de-DE\`.
- A field a call does not know is refused by name (\`unknown_key\`), so that a misspelt one is not lost; only the registration of people and companies passes over it.

# Lists
Lists come in pages. Where there is more, the answer has a cursor; send it back unchanged as the call names it. Cursors are opaque.

# Sending again
A request that changes something may carry \`Idempotency-Key\`, any text of up to 200 characters of your own. The same request with the same key is
carried out once; whoever repeats it gets the first answer. The same key with other content is refused (\`idempotency_conflict\`).

# Limits
Answers with 429 and 503 say in \`Retry-After\` after how many seconds to try again. A key may send 600 requests a minute.

# Errors
Refusals are \`application/problem+json\` (RFC 9457). \`code\` is stable and meant for programs; \`title\` is for people, in their language; \`errors\` names each
wrong field by its path (\`items.0.quantity\`). \`type\` leads to the line of the code below.
`

/** Introduction and catalogue of failures of the API. */
export function introduction(services: readonly Service[]): string {
  const rows = failureCodes(services).map(
    (code) => `| <a id="${code}"></a>\`${code}\` | ${statusesOf(code).join(', ')} | ${textOf(code)} |`,
  )
  return `${BASICS}\n| code | status | title |\n|---|---|---|\n${rows.join('\n')}\n`
}

/** All codes a program may meet, in the order of the alphabet. */
export function failureCodes(services: readonly Service[]): string[] {
  const codes = new Set([...Object.keys(FAILURE_KINDS), ...FIELD_CODES])
  for (const { contract } of services) {
    for (const endpoint of Object.values(contract)) for (const code of codesOf(endpoint)) codes.add(code)
  }
  return [...codes].sort()
}

/** Written into `errors` by the checks of every call. */
const FIELD_CODES = [
  'required',
  'invalid',
  'invalid_email',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'unknown_key',
]

/** As a cell of a table: blanks to be filled stay visible as words. */
function textOf(code: string): string {
  return translateFailure('en-US', code)
    .replaceAll(/\{\{(\w+)\}\}/g, '‹$1›')
    .replaceAll('|', '\\|')
}
