// Faults that Stryker plants and no test of the rules notices, each with the reason why it cannot be told apart or need not be. `npm run
// mutation` fails on one that is missing here, and on a line here that is noticed by now.

/** `line`: as it stands in the source, without spaces around. `code`: what of it becomes `put`. */
export type Fault = { file: string; line: string; code: string; put: string }
type Explained = { why: string; faults: readonly Fault[] }

const inFile = (file: string, ...faults: readonly [line: string, code: string, put: string][]): Fault[] =>
  faults.map(([line, code, put]) => ({ file: `src/${file}`, line, code, put }))

export const EXPLAINED: readonly Explained[] = [
  {
    why: 'beside a day that there is not, no day is later: the question is the types’, and of two equal days either is the answer',
    faults: inFile(
      'domains/returns/rules/may-open.ts',
      [
        "if (until !== null && marketDay(now) > until) return { until, why: 'return_too_late' }",
        'until !== null',
        'true',
      ],
      ['one !== null && other !== null && one > other ? one : other', 'one !== null && other !== null', 'true'],
      [
        'one !== null && other !== null && one > other ? one : other',
        'one !== null && other !== null',
        'one !== null || other !== null',
      ],
      ['one !== null && other !== null && one > other ? one : other', 'one !== null', 'true'],
      ['one !== null && other !== null && one > other ? one : other', 'other !== null', 'true'],
      ['one !== null && other !== null && one > other ? one : other', 'one > other', 'one >= other'],
    ),
  },
  {
    why: 'a price that is missing is above no other, and no price goes to a country that is not named',
    faults: [
      ...inFile('domains/shipping/delivery-settings/rules/check-methods.ts', [
        'else if (one.codPrice !== null && one.price !== null && one.codPrice < one.price) {',
        'one.price !== null',
        'true',
      ]),
      ...inFile('domains/shipping/rules/reach.ts', [
        'const there = first === undefined ? undefined : priceTo(price, first)',
        'first === undefined',
        'false',
      ]),
    ],
  },
  {
    why: 'every size is written by the loop that follows; no name has a first letter of nothing',
    faults: [
      ...inFile('domains/shipping/rules/shipment-plan.ts', [
        'const holds = { small: 0, medium: 0, large: 0 }',
        '{ small: 0, medium: 0, large: 0 }',
        '{}',
      ]),
      ...inFile('domains/reviews/rules/review-rules.ts', [
        "const initial = letters.slice(0, size < 0 ? letters.length : size).join('')",
        'size < 0',
        'size <= 0',
      ]),
    ],
  },
  {
    why: 'a word among the parts has neither pieces nor an amount: the last line leaves it out',
    faults: inFile('domains/refunds/rules/plan-case.ts', [
      'const parts: RefundPart[] = []',
      '[]',
      '["Stryker was here"]',
    ]),
  },
  {
    why: 'a cache: without it the same text is made again',
    faults: inFile(
      'values/money.ts',
      ['if (!format) {', '!format', 'true'],
      ['formats.set(key, format)', 'formats.set(key, format)', ';'],
    ),
  },
  {
    why: 'words of an error that no data can reach, such as an amount split into fewer shares than there are weights',
    faults: [
      ...inFile(
        'domains/commission/rules/commission-of.ts',
        [
          "for (const [index, item] of group.entries()) item.net = must(nets[index], 'a share of the commission')",
          "'a share of the commission'",
          '""',
        ],
        [
          "for (const [index, item] of items.entries()) item.vat = must(vats[index], 'a share of the tax')",
          "'a share of the tax'",
          '""',
        ],
      ),
      // A way that does not take a piece is not on offer, and a line without its seller was refused as withdrawn.
      ...inFile('domains/checkout/rules/draft-orders.ts', [
        "return { arrives, parcels: must(planFor(method, pieces), 'the plan of parcels') }",
        "'the plan of parcels'",
        '""',
      ]),
      ...inFile('domains/checkout/rules/check-cart.ts', [
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of source
        'const params = { seller: must(seller, `the seller ${companyId}`).name, method, country }',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of source
        '`the seller ${companyId}`',
        '``',
      ]),
      ...inFile('domains/refunds/rules/plan-refund.ts', [
        "const lines = left.lines.map(({ itemId }, index) => ({ itemId, pieces: 0, amount: must(shares[index], 'a share') }))",
        "'a share'",
        '""',
      ]),
    ],
  },
  {
    why: 'what is equal was answered by the check before it',
    faults: inFile('domains/ledger/rules/content.ts', [
      'return one === other ? 0 : one < other ? -1 : 1',
      'one < other',
      'one <= other',
    ]),
  },
  {
    why: 'as a number null changes nothing: no price is below it, and no day is before it',
    faults: [
      ...inFile('domains/pricing/rules/reduce-price.ts', [
        'const struck = lowest !== null && price < lowest ? lowest : null',
        'lowest !== null',
        'true',
      ]),
      ...inFile('domains/payouts/rules/leave-out.ts', [
        "if (account.heldUntil !== null && account.heldUntil > now) return 'held'",
        'account.heldUntil !== null',
        'true',
      ]),
    ],
  },
  {
    why: 'types ask for it, and a check before it has refused whatever lacks it',
    faults: [
      ...inFile('domains/cart/rules/check-choice.ts', [
        'pickupPoint: toPoint ? (choice.pickupPoint?.trim() ?? null) : null,',
        'choice.pickupPoint?.trim',
        'choice.pickupPoint.trim',
      ]),
      ...inFile('domains/checkout/rules/check-cart.ts', [
        "throw new Failure('conflict', code, { fields, params: { available: bad[0]?.available ?? 0 } })",
        'bad[0]?.available',
        'bad[0].available',
      ]),
      ...inFile('domains/refunds/rules/account.ts', [
        "const plain = electronicFormatIBAN(text) ?? ''",
        "''",
        '"Stryker was here!"',
      ]),
      ...inFile('domains/cart/rules/price-cart.ts', [
        "if (seller?.holiday?.now) return 'on_holiday'",
        'seller?.holiday',
        'seller.holiday',
      ]),
    ],
  },
  {
    why: 'what Stryker puts in has no company, so that it is no seller’s choice',
    faults: inFile('domains/checkout/rules/check-cart.ts', [
      'export function checkDeliveries({ groups }: PricedCart, sent: readonly DeliveryChoice[] = []): void {',
      '[]',
      '["Stryker was here"]',
    ]),
  },
  {
    why: 'how something is shown: the pages and their pictures have it',
    faults: inFile(
      'domains/orders/rules/order-payment-table.ts',
      ["tone: 'outline',", "'outline'", '""'],
      ["tone: 'good',", "'good'", '""'],
      ["badge: 'outline',", "'outline'", '""'],
      ["badge: 'danger',", "'danger'", '""'],
    ),
  },
  {
    why: 'no status is called so: what Stryker puts in allows nothing more',
    faults: inFile('domains/payments/rules/refund-status.ts', ['done: [],', '[]', '["Stryker was here"]']),
  },
  {
    why: 'a text has one part at least, wherever it is split',
    faults: inFile('domains/orders/rules/buyer-marks.ts', [
      "const [name = '', domain = ''] = email.trim().toLowerCase().split('@')",
      "''",
      '"Stryker was here!"',
    ]),
  },
  {
    why: 'the same comes out: what has no colon is one part; spaces go one by one or together; empty words are left out; spaces may stand anywhere',
    faults: [
      ...inFile('domains/orders/rules/buyer-marks.ts', [
        "const wide = network?.includes(':') ? network.split(':').slice(0, 3).join(':') : network",
        "':'",
        '""',
      ]),
      // Longer numbers are no account, with PL before them or without.
      ...inFile('domains/refunds/rules/account.ts', [
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of source
        'const iban = /^\\d{26}$/.test(plain) ? `PL${plain}` : plain',
        '/^\\d{26}$/',
        '/^\\d{26}/',
      ]),
      // Nothing that was taken takes nothing off any line.
      ...inFile('domains/refunds/rules/plan-refund.ts', ['if (taken === 0) return left', 'taken === 0', 'false']),
      ...inFile('domains/orders/rules/carriers.ts', [
        "return text.replace(/\\s+/g, '').toUpperCase()",
        '/\\s+/g',
        '/\\s/g',
      ]),
      ...inFile(
        'domains/orders/rules/order-words.ts',
        ['.split(/[^\\p{L}\\p{N}]+/u)', '/[^\\p{L}\\p{N}]+/u', '/[^\\p{L}\\p{N}]/u'],
        ['const isNumber = words.length > 1 && /^[+\\d\\s().-]+$/.test(typed.trim())', 'typed.trim()', 'typed'],
      ),
    ],
  },
]

export const nameOf = ({ file, line, code, put }: Fault): string => JSON.stringify([file, line, code, put])

/** What nobody noticed and nobody explained, and what is explained though it is noticed, or gone. `files`: those that faults were planted in. */
export function compareSurvivors(
  survived: readonly Fault[],
  explained: readonly Fault[],
  files: ReadonlySet<string>,
): { unexplained: Fault[]; outdated: Fault[] } {
  const names = (faults: readonly Fault[]) => new Set(faults.map(nameOf))
  const [known, found] = [names(explained), names(survived)]
  return {
    unexplained: survived.filter((fault) => !known.has(nameOf(fault))),
    outdated: explained.filter((fault) => files.has(fault.file) && !found.has(nameOf(fault))),
  }
}
