import { type ReadNode, readXml } from '../../../../values/read-xml.ts'
import { FA3_NAMESPACE } from './build-fa3.ts'

/** One element of a block: how often it may stand there, and what it holds. */
type Rule = { name: string; least?: 0 | 1; most?: number; shape?: RegExp | number; block?: readonly (Rule | Choice)[] }
/** One of several sequences. */
type Choice = { oneOf: readonly (readonly Rule[])[]; least?: 0 | 1 }

const DATE = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const AMOUNT = /^-?(0|[1-9]\d{0,15})\.\d{2}$/
const QUANTITY = /^-?(0|[1-9]\d{0,15})(\.\d{1,6})?$/
const PRICE = /^-?(0|[1-9]\d{0,13})(\.\d{1,8})?$/
const NIP = /^[1-9]((\d[1-9])|([1-9]\d))\d{7}$/
const COUNTRY = /^[A-Z]{2}$/
const YES_NO = /^[12]$/
const YES = /^1$/
/** A text of so many characters at most, and one at least. */
const upTo = (length: number) => length
const KSEF_NUMBER = /^\d{10}-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}$/
const VAT_RATES = /^(23|22|8|7|5|4|3|0 KR|0 WDT|0 EX|zw|oo|np I|np II)$/

const one = (name: string, shape: RegExp | number): Rule => ({ name, shape })
const maybe = (name: string, shape: RegExp | number): Rule => ({ name, shape, least: 0 })
const block = (name: string, ...inner: readonly (Rule | Choice)[]): Rule => ({ name, block: inner })
const maybeBlock = (name: string, ...inner: readonly (Rule | Choice)[]): Rule => ({
  ...block(name, ...inner),
  least: 0,
})

const ADDRESS = maybeBlock('Adres', one('KodKraju', COUNTRY), one('AdresL1', upTo(512)), maybe('AdresL2', upTo(512)))
const CONTACT = maybeBlock('DaneKontaktowe', maybe('Email', upTo(255)), maybe('Telefon', upTo(16)))
const IDENTITY: Choice = {
  oneOf: [
    [one('NIP', NIP)],
    [one('KodUE', COUNTRY), one('NrVatUE', upTo(50))],
    [maybe('KodKraju', COUNTRY), one('NrID', upTo(50))],
    [one('BrakID', YES)],
  ],
}
const HOME = block('DaneIdentyfikacyjne', one('NIP', NIP), one('Nazwa', upTo(512)))

/** What of FA(3) documents of a market use, in the order of the schema: more is refused, too. */
const FAKTURA: readonly Rule[] = [
  block(
    'Naglowek',
    one('KodFormularza', /^FA$/),
    one('WariantFormularza', /^3$/),
    one('DataWytworzeniaFa', /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/),
    maybe('SystemInfo', upTo(256)),
  ),
  block('Podmiot1', HOME, { ...ADDRESS, least: 1 }, CONTACT),
  block(
    'Podmiot2',
    block('DaneIdentyfikacyjne', IDENTITY, maybe('Nazwa', upTo(512))),
    ADDRESS,
    CONTACT,
    one('JST', YES_NO),
    one('GV', YES_NO),
  ),
  { ...block('Podmiot3', HOME, ADDRESS, CONTACT, one('Rola', /^([1-9]|1[01])$/)), least: 0, most: 100 },
  block(
    'Fa',
    one('KodWaluty', /^[A-Z]{3}$/),
    one('P_1', DATE),
    maybe('P_1M', upTo(256)),
    one('P_2', upTo(256)),
    maybe('P_6', DATE),
    ...[
      'P_13_1',
      'P_14_1',
      'P_13_2',
      'P_14_2',
      'P_13_3',
      'P_14_3',
      'P_13_6_1',
      'P_13_6_2',
      'P_13_6_3',
      'P_13_7',
      'P_13_8',
      'P_13_9',
      'P_13_10',
      'P_13_11',
    ].map((name) => maybe(name, AMOUNT)),
    one('P_15', AMOUNT),
    block(
      'Adnotacje',
      ...['P_16', 'P_17', 'P_18', 'P_18A'].map((name) => one(name, YES_NO)),
      block('Zwolnienie', {
        oneOf: [
          ...['P_19A', 'P_19B', 'P_19C'].map((name) => [one('P_19', YES), one(name, upTo(256))]),
          [one('P_19N', YES)],
        ],
      }),
      block('NoweSrodkiTransportu', one('P_22N', YES)),
      one('P_23', YES_NO),
      block('PMarzy', {
        oneOf: [
          ...['P_PMarzy_2', 'P_PMarzy_3_1', 'P_PMarzy_3_2', 'P_PMarzy_3_3'].map((name) => [
            one('P_PMarzy', YES),
            one(name, YES),
          ]),
          [one('P_PMarzyN', YES)],
        ],
      }),
    ),
    one('RodzajFaktury', /^(VAT|KOR)$/),
    maybe('PrzyczynaKorekty', upTo(256)),
    maybe('TypKorekty', /^[123]$/),
    maybeBlock('DaneFaKorygowanej', one('DataWystFaKorygowanej', DATE), one('NrFaKorygowanej', upTo(256)), {
      oneOf: [[one('NrKSeF', YES), one('NrKSeFFaKorygowanej', KSEF_NUMBER)], [one('NrKSeFN', YES)]],
    }),
    {
      ...maybeBlock(
        'FaWiersz',
        one('NrWierszaFa', /^[1-9]\d*$/),
        one('P_7', upTo(512)),
        maybe('P_8A', upTo(256)),
        maybe('P_8B', QUANTITY),
        maybe('P_9A', PRICE),
        maybe('P_9B', PRICE),
        maybe('P_11', AMOUNT),
        maybe('P_11A', AMOUNT),
        maybe('P_11Vat', AMOUNT),
        maybe('P_12', VAT_RATES),
      ),
      most: 10_000,
    },
    maybeBlock('Platnosc', one('Zaplacono', YES), one('DataZaplaty', DATE)),
    maybeBlock('WarunkiTransakcji', block('Zamowienia', one('DataZamowienia', DATE), one('NrZamowienia', upTo(256)))),
  ),
  maybeBlock('Stopka', block('Rejestry', one('BDO', /^\d{9}$/))),
]

const MOST_BYTES = 1_000_000

/** What is wrong with a file for KSeF, each with its place; empty where nothing is. Shape by the schema, then sense. */
export function checkFa3(xml: string): string[] {
  if (new TextEncoder().encode(xml).length > MOST_BYTES) return ['the file is larger than a megabyte']
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>'))
    return ['the file does not say that it is XML in UTF-8']
  const root = readXml(xml)
  if (typeof root === 'string') return [root]
  if (root.name !== 'Faktura' || root.attributes.xmlns !== FA3_NAMESPACE) return [`the root is ${root.name}`]
  const problems = checkBlock(root, FAKTURA, 'Faktura')
  return problems.length > 0 ? problems : checkSense(root)
}

function checkBlock(node: ReadNode, rules: readonly (Rule | Choice)[], path: string): string[] {
  const problems: string[] = []
  let rest = node.children
  for (const rule of rules) {
    const sequence = 'oneOf' in rule ? (rule.oneOf.find((way) => fits(way, rest)) ?? rule.oneOf[0] ?? []) : [rule]
    for (const single of sequence) {
      const taken = takeWhile(rest, single)
      rest = rest.slice(taken.length)
      if (taken.length < (single.least ?? 1)) problems.push(`${path}: ${single.name} is missing`)
      for (const child of taken) problems.push(...checkNode(child, single, `${path}/${single.name}`))
    }
  }
  if (rest[0]) problems.push(`${path}: ${rest[0].name} does not belong here`)
  if (node.text.trim() !== '') problems.push(`${path}: text between elements`)
  return problems
}

const fits = (way: readonly Rule[], rest: readonly ReadNode[]) => {
  const needed = way.filter(({ least = 1 }) => least > 0)
  const begins = way.some(({ name }) => name === rest[0]?.name)
  return begins && needed.every(({ name }) => rest.slice(0, way.length).some((child) => child.name === name))
}

function takeWhile(rest: readonly ReadNode[], { name, most = 1 }: Rule): readonly ReadNode[] {
  const end = rest.findIndex((child, index) => child.name !== name || index >= most)
  return end < 0 ? rest : rest.slice(0, end)
}

function checkNode(node: ReadNode, { shape, block: inner }: Rule, path: string): string[] {
  if (inner) return checkBlock(node, inner, path)
  if (node.children.length > 0) return [`${path}: holds elements`]
  return isShaped(node.text, shape) ? [] : [`${path}: "${node.text.slice(0, 60)}"`]
}

function isShaped(value: string, shape: RegExp | number | undefined): boolean {
  if (typeof shape === 'number') return value !== '' && [...value].length <= shape
  return shape?.test(value) ?? false
}

const valuesOf = (node: ReadNode, name: string): string[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child.text] : []), ...valuesOf(child, name)])

const inGrosze = (texts: readonly string[]) => texts.reduce((sum, value) => sum + Number(value.replace('.', '')), 0)

/** Sums agree with rows, VAT is nowhere under the margin scheme, a correction names what it corrects. */
function checkSense(root: ReadNode): string[] {
  const amounts = (...names: string[]) => inGrosze(names.flatMap((name) => valuesOf(root, name)))
  const problems: string[] = []
  const due = amounts('P_15')
  const sums = amounts('P_13_1', 'P_14_1', 'P_13_7', 'P_13_8', 'P_13_9', 'P_13_11')
  if (sums !== due) problems.push(`sums of ${sums} for ${due} due`)
  if (amounts('P_11A') !== due) problems.push(`rows of ${amounts('P_11A')} for ${due} due`)
  if (amounts('P_11Vat') !== amounts('P_14_1')) problems.push('VAT of the rows is not that of the sums')
  const isMargin = valuesOf(root, 'P_PMarzy').length > 0
  const taxed = ['P_14_1', 'P_11Vat', 'P_12', 'P_13_1'].some((name) => valuesOf(root, name).length > 0)
  if (isMargin && taxed) problems.push('VAT is shown under the margin scheme')
  if (isMargin !== valuesOf(root, 'P_13_11').length > 0) problems.push('the margin scheme without its sum')
  const isCorrection = valuesOf(root, 'RodzajFaktury')[0] === 'KOR'
  if (isCorrection !== valuesOf(root, 'NrFaKorygowanej').length > 0)
    problems.push('a correction has to name what it corrects')
  if (isCorrection ? due > 0 : due < 0) problems.push(`${due} due`)
  const isExempt = valuesOf(root, 'P_13_7').length > 0
  if (isExempt !== valuesOf(root, 'P_19').length > 0) problems.push('an exemption without its ground')
  return problems
}
