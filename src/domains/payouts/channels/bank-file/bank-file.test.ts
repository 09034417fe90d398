import fc from 'fast-check'
import { isValidIBAN } from 'ibantools'
import { expect, test } from 'vitest'
import { type ReadNode, readXml } from '../../../../values/read-xml.ts'
import type { PayeeWithAccount } from '../../rules/leave-out.ts'
import type { Order } from '../channel.ts'
import { bankText } from './bank-text.ts'
import { bankFile } from './index.ts'

// The rules of pain.001.001.09 as its schema states them: of each element its children in their order, `?` what may be missing, `*` what
// may come again; of texts their shape. Written from the standard, not from what the program writes.
const CHILDREN: Record<string, string> = {
  Document: 'CstmrCdtTrfInitn',
  CstmrCdtTrfInitn: 'GrpHdr PmtInf*',
  GrpHdr: 'MsgId CreDtTm Authstn? NbOfTxs CtrlSum? InitgPty FwdgAgt? InitnSrc?',
  PmtInf:
    'PmtInfId PmtMtd ReqdAdvcTp? BtchBookg? NbOfTxs? CtrlSum? PmtTpInf? ReqdExctnDt PoolgAdjstmntDt? Dbtr DbtrAcct DbtrAgt DbtrAgtAcct? InstrForDbtrAgt? UltmtDbtr? ChrgBr? ChrgsAcct? ChrgsAcctAgt? CdtTrfTxInf*',
  PmtTpInf: 'InstrPrty? SvcLvl? LclInstrm? CtgyPurp?',
  SvcLvl: 'Cd',
  ReqdExctnDt: 'Dt',
  CdtTrfTxInf:
    'PmtId PmtTpInf? Amt XchgRateInf? ChrgBr? MndtRltdInf? ChqInstr? UltmtDbtr? IntrmyAgt1? CdtrAgt? CdtrAgtAcct? Cdtr? CdtrAcct? UltmtCdtr? InstrForCdtrAgt? InstrForDbtrAgt? Purp? RgltryRptg? Tax? RltdRmtInf? RmtInf? SplmtryData?',
  PmtId: 'InstrId? EndToEndId UETR?',
  Amt: 'InstdAmt',
  InitgPty: 'Nm? PstlAdr? Id? CtryOfRes? CtctDtls?',
  Dbtr: 'Nm? PstlAdr? Id? CtryOfRes? CtctDtls?',
  Cdtr: 'Nm? PstlAdr? Id? CtryOfRes? CtctDtls?',
  PstlAdr:
    'AdrTp? Dept? SubDept? StrtNm? BldgNb? BldgNm? Flr? PstBx? Room? PstCd? TwnNm? TwnLctnNm? DstrctNm? CtrySubDvsn? Ctry? AdrLine?',
  DbtrAcct: 'Id Tp? Ccy? Nm? Prxy?',
  CdtrAcct: 'Id Tp? Ccy? Nm? Prxy?',
  Id: 'IBAN',
  DbtrAgt: 'FinInstnId BrnchId?',
  CdtrAgt: 'FinInstnId BrnchId?',
  FinInstnId: 'BICFI? ClrSysMmbId? LEI? Nm? PstlAdr? Othr?',
  Othr: 'Id',
  RmtInf: 'Ustrd* Strd?',
}
const LATIN = String.raw`[a-zA-Z0-9/\-?:().,'+ ]`
const TEXTS: Record<string, RegExp> = {
  MsgId: /^[A-Za-z0-9+?/:().,' -]{1,35}$/,
  PmtInfId: /^[A-Za-z0-9+?/:().,' -]{1,35}$/,
  InstrId: /^[A-Za-z0-9+?/:().,' -]{1,35}$/,
  EndToEndId: /^[A-Za-z0-9+?/:().,' -]{1,35}$/,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  NbOfTxs: /^[0-9]{1,15}$/,
  CtrlSum: /^\d{1,15}\.\d\d$/,
  PmtMtd: /^(CHK|TRF|TRA)$/,
  BtchBookg: /^(true|false)$/,
  Cd: /^SEPA$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  Nm: new RegExp(`^${LATIN}{1,70}$`),
  StrtNm: new RegExp(`^${LATIN}{1,70}$`),
  PstCd: new RegExp(`^${LATIN}{1,16}$`),
  TwnNm: new RegExp(`^${LATIN}{1,35}$`),
  Ctry: /^[A-Z]{2}$/,
  IBAN: /^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  ChrgBr: /^(DEBT|CRED|SHAR|SLEV)$/,
  InstdAmt: /^\d{1,9}\.\d\d$/,
  Ustrd: new RegExp(`^${LATIN}{1,140}$`),
}

/** What the schema would refuse of an element and all below it. */
function problemsOf({ name, children, text }: ReadNode, inside = ''): string[] {
  const path = `${inside}/${name}`
  const allowed = path.endsWith('/Othr/Id') ? undefined : CHILDREN[name]
  if (children.length === 0) {
    const shape = path.endsWith('/Othr/Id') ? /^NOTPROVIDED$/ : TEXTS[name]
    if (!shape) return [`${path}: unknown`]
    return shape.test(text) && !/^[/ ]|[/ ]$|\/\//.test(text) ? [] : [`${path}: ${text}`]
  }
  if (!allowed) return [`${path}: holds elements`]
  const problems = children.flatMap((child) => problemsOf(child, path))
  let at = 0
  for (const rule of allowed.split(' ')) {
    const wanted = rule.replace(/[?*]$/, '')
    const from = at
    while (children[at]?.name === wanted && (at === from || rule.endsWith('*'))) at += 1
    if (at === from && !rule.endsWith('?')) problems.push(`${path}: ${wanted} is missing`)
  }
  if (at < children.length) problems.push(`${path}: ${children[at]?.name} is out of order`)
  return problems
}

const all = (element: ReadNode, name: string): ReadNode[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => all(child, name)),
]

const payer: PayeeWithAccount = {
  name: 'Rynek „Obieg” sp. z o.o.',
  holder: null,
  iban: 'PL27114020040000300201355387',
  bic: null,
  street: 'ul. Świętokrzyska 1',
  postalCode: '00-001',
  city: 'Łódź',
  country: 'PL',
}
const payee = (over: Partial<PayeeWithAccount> = {}) => ({
  ...payer,
  name: 'ReKomp',
  iban: 'PL61109010140000071219812874',
  ...over,
})
const order = (over: Partial<Order> = {}): Order => ({
  batchId: 12,
  currency: 'PLN',
  on: '2026-11-20',
  at: new Date('2026-11-20T12:34:56.789Z'),
  payer,
  market: 'Obieg',
  transfers: [{ id: 7, payee: payee(), amount: 129_905 }],
  ...over,
})
/** The file as a tree; what is no XML fails. */
function parsed(text: string): ReadNode {
  const read = readXml(text)
  if (typeof read === 'string') throw new Error(read)
  return read
}
const pain = (wanted: Order) => parsed(bankFile.files.pain001.write(wanted))

test('E11 the file of a bank, element by element (golden)', () => {
  expect(bankFile.files.pain001.write(order()).replace(/PB12-[0-9A-F]{12}/g, 'PB12-X')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>' +
      '<GrpHdr><MsgId>PB12-X</MsgId><CreDtTm>2026-11-20T12:34:56Z</CreDtTm><NbOfTxs>1</NbOfTxs><CtrlSum>1299.05</CtrlSum>' +
      "<InitgPty><Nm>Rynek 'Obieg' sp. z o.o.</Nm></InitgPty></GrpHdr>" +
      '<PmtInf><PmtInfId>PB12-X-1</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg><NbOfTxs>1</NbOfTxs><CtrlSum>1299.05</CtrlSum>' +
      "<ReqdExctnDt><Dt>2026-11-20</Dt></ReqdExctnDt><Dbtr><Nm>Rynek 'Obieg' sp. z o.o.</Nm><PstlAdr><StrtNm>ul. Swietokrzyska 1</StrtNm>" +
      '<PstCd>00-001</PstCd><TwnNm>Lodz</TwnNm><Ctry>PL</Ctry></PstlAdr></Dbtr><DbtrAcct><Id><IBAN>PL27114020040000300201355387</IBAN></Id></DbtrAcct>' +
      '<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><ChrgBr>SHAR</ChrgBr>' +
      '<CdtTrfTxInf><PmtId><InstrId>PAYOUT-7</InstrId><EndToEndId>PAYOUT-7</EndToEndId></PmtId><Amt><InstdAmt Ccy="PLN">1299.05</InstdAmt></Amt>' +
      '<Cdtr><Nm>ReKomp</Nm><PstlAdr><StrtNm>ul. Swietokrzyska 1</StrtNm><PstCd>00-001</PstCd><TwnNm>Lodz</TwnNm><Ctry>PL</Ctry></PstlAdr></Cdtr>' +
      '<CdtrAcct><Id><IBAN>PL61109010140000071219812874</IBAN></Id></CdtrAcct><RmtInf><Ustrd>Obieg PAYOUT-7 / 12</Ustrd></RmtInf></CdtTrfTxInf>' +
      '</PmtInf></CstmrCdtTrfInitn></Document>',
  )
})

test('E11 any batch keeps the schema: order, lengths, letters, references, control sums', () => {
  const word = fc.string({ unit: 'binary', maxLength: 200 })
  const someone = fc.record({
    name: word,
    holder: fc.option(word),
    iban: fc.constantFrom('PL61109010140000071219812874', 'DE89370400440532013000', 'FR7630006000011234567890189'),
    bic: fc.constantFrom('COBADEFFXXX', 'WBKPPLPP'),
    street: word,
    postalCode: word,
    city: word,
    country: fc.constantFrom('PL', 'DE'),
  })
  const transfers = fc.array(fc.record({ payee: someone, amount: fc.integer({ min: 1, max: 99_999_999_999 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(transfers, fc.constantFrom('PLN' as const, 'EUR' as const), word, (given, currency, market) => {
      const wanted = order({ currency, market, transfers: given.map((one, at) => ({ ...one, id: at + 1 })) })
      const file = pain(wanted)
      expect(problemsOf(file)).toEqual([])
      const sum = (of: ReadNode) =>
        all(of, 'InstdAmt').reduce((total, one) => total + BigInt(one.text.replace('.', '')), 0n)
      const [header] = all(file, 'GrpHdr')
      for (const [part, control] of [[file, header], ...all(file, 'PmtInf').map((one) => [one, one])] as [
        ReadNode,
        ReadNode,
      ][]) {
        expect(all(control, 'CtrlSum')[0]?.text.replace('.', '')).toBe(String(sum(part)).padStart(3, '0'))
        expect(all(control, 'NbOfTxs')[0]?.text).toBe(String(all(part, 'CdtTrfTxInf').length))
      }
      expect(sum(file)).toBe(given.reduce((total, { amount }) => total + BigInt(amount), 0n))
      expect(all(file, 'InstdAmt').every((one) => one.attributes.Ccy === currency)).toBe(true)
      expect(all(file, 'IBAN').every((one) => isValidIBAN(one.text))).toBe(true)
      const ends = all(file, 'EndToEndId').map((one) => one.text)
      expect(new Set(ends).size).toBe(given.length)
      for (const block of all(file, 'PmtInf')) {
        const isSepa = all(block, 'SvcLvl').length > 0
        expect(all(block, 'ChrgBr')[0]?.text).toBe(isSepa ? 'SLEV' : 'SHAR')
        const abroad = all(block, 'CdtrAcct').some((one) => !(all(one, 'IBAN')[0]?.text ?? '').startsWith('PL'))
        expect(isSepa).toBe(currency === 'EUR')
        if (abroad && !isSepa) expect(all(block, 'CdtrAgt').length).toBe(all(block, 'CdtTrfTxInf').length)
      }
    }),
  )
})

test('E11 the rules find what is wrong: order, length, letters, what is missing', () => {
  const text = bankFile.files.pain001.write(order())
  const broken = (from: string, to: string) => problemsOf(parsed(text.replace(from, to)))
  expect(
    broken('<PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg>', '<BtchBookg>false</BtchBookg><PmtMtd>TRF</PmtMtd>'),
  ).not.toEqual([])
  expect(broken('PAYOUT-7</EndToEndId>', `${'7'.repeat(36)}</EndToEndId>`)).toHaveLength(1)
  expect(broken('Lodz', 'Łódź')).toHaveLength(1)
  expect(broken('<ChrgBr>SHAR</ChrgBr>', '')).toEqual([])
  expect(broken('<MsgId>', '<X></X><MsgId>').length).toBeGreaterThan(0)
})

test('E11 the same file has the same id, another one another; a payout keeps its reference in both', () => {
  const id = (wanted: Order) => all(pain(wanted), 'MsgId')[0]?.text
  expect(id(order({ at: new Date('2026-11-20T18:00:00Z') }))).toBe(id(order()))
  const two = order({ transfers: [...order().transfers, { id: 8, payee: payee(), amount: 1 }] })
  expect(id(two)).not.toBe(id(order()))
  expect(all(pain(two), 'EndToEndId').map((one) => one.text)).toEqual(['PAYOUT-7', 'PAYOUT-8'])
})

test.each([
  ['Zażółć „gęślą” & jaźń – ŁÓDŹ', 70, "Zazolc 'gesla' + jazn - LODZ"],
  ['Straße 5 // Hof', 70, 'Strasse 5 / Hof'],
  ['/Tor/', 70, 'Tor'],
  ['日本', 70, '-'],
  ['', 70, '-'],
  ['Ærø Sjælland', 5, 'AEro'],
])('E11 %j as banks take it', (text, longest, expected) => {
  expect(bankText(text, longest)).toBe(expected)
})

test('E11 who cannot be paid this way: an account that is none, one abroad without the bank’s code', () => {
  expect(bankFile.refuse(payee({ iban: 'PL00109010140000071219812874' }), 'PLN')).toBe('accountInvalid')
  expect(bankFile.refuse(payee({ iban: 'DE89370400440532013000' }), 'PLN')).toBe('bicMissing')
  expect(bankFile.refuse(payee({ iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }), 'PLN')).toBeUndefined()
  expect(bankFile.refuse(payee({ iban: 'DE89370400440532013000' }), 'EUR')).toBeUndefined()
  expect(bankFile.refuse(payee(), 'EUR')).toBeUndefined()
})

test('E11 the table for banks: no cell is a formula', () => {
  const file = bankFile.files.csv.write(
    order({ transfers: [{ id: 7, payee: payee({ name: '=HYPERLINK("x")', holder: '+48' }), amount: 5 }] }),
  )
  expect(file).toBe(
    '\uFEFFreference;recipient;holder;iban;bic;amount;currency;date;title\r\n' +
      `PAYOUT-7;"'=HYPERLINK(""x"")";+48;PL61109010140000071219812874;;0.05;PLN;2026-11-20;Obieg PAYOUT-7 / 12\r\n`,
  )
})
