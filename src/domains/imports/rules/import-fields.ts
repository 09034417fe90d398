import { cutCharacters } from '../../../values/characters.ts'
import {
  DEFAULT_LOCALE,
  type LanguageOf,
  LOCALES,
  type Locale,
  languageOf,
  type OtherLocale,
} from '../../../values/locale.ts'
import { eachFact, TEXT_NAMES, type TextName } from '../../products/rules/index.ts'
import { TEXT_MOST } from './import-limits.ts'

/** A title in Polish is the product's own, and no text. */
type TextColumn = Exclude<TextName, 'title'> | `${TextName}${Capitalize<LanguageOf<OtherLocale>>}`
const suffix = (locale: Locale) =>
  locale === DEFAULT_LOCALE ? '' : languageOf(locale).replace(/^./, (letter) => letter.toUpperCase())
/** Columns of texts, of each name in each language: `description` (Polish), `descriptionEn`, … */
export const TEXT_COLUMNS = TEXT_NAMES.flatMap((name) =>
  LOCALES.filter((locale) => name !== 'title' || locale !== DEFAULT_LOCALE).map((locale) => ({
    field: `${name}${suffix(locale)}` as TextColumn,
    name,
    locale,
  })),
)
const byField = new Map<string, (typeof TEXT_COLUMNS)[number]>(TEXT_COLUMNS.map((one) => [one.field, one]))
/** Which text in which language a column is; undefined for others. */
export const textColumn = (field: string) => byField.get(field)

type TextField = { group: 'texts'; several?: string }
const TEXT_FIELDS = {
  ...(Object.fromEntries(TEXT_COLUMNS.map(({ field }) => [field, { group: 'texts' }])) as Record<
    TextColumn,
    TextField
  >),
  description: { group: 'texts', several: '\n\n' },
} satisfies Record<string, TextField>

/** What a column of a file may be: the fields of a product. `several`: more than one column may be it, joined by the given text. */
export const IMPORT_FIELDS = {
  /** The company's own code: with it a file may be sent again. Several columns make one code (`A` + `17` → `A-17`). */
  erpCode: { group: 'identity', several: '-' },
  /** Rows with the same group are versions of one product; the group is then its ERP code. */
  group: { group: 'identity' },
  versionName: { group: 'identity' },
  title: { group: 'identity', several: ' ' },
  brand: { group: 'identity' },
  model: { group: 'identity', several: ' ' },
  mpn: { group: 'identity' },
  ean: { group: 'identity' },
  productIndex: { group: 'identity' },
  category: { group: 'identity' },
  /** Gross. */
  price: { group: 'offer' },
  /** Pieces there are now: becomes a movement of the difference. */
  quantity: { group: 'offer' },
  status: { group: 'offer' },
  deliveryDays: { group: 'offer' },
  vatScheme: { group: 'offer' },
  shops: { group: 'offer' },
  state: { group: 'condition' },
  grade: { group: 'condition' },
  ...eachFact(() => ({ group: 'condition' }) as const),
  /** Several defects are parted by `|`. */
  defects: { group: 'condition' },
  /** What was checked, by whom and when: points of the trade by key or name, several parted by `|`. */
  reportBy: { group: 'condition' },
  reportDay: { group: 'condition' },
  reportWorks: { group: 'condition' },
  reportFails: { group: 'condition' },
  reportNotChecked: { group: 'condition' },
  reportNote: { group: 'condition' },
  /** Single things of a row: each is told by a number or the code of its passport, several parted by `|`. The other columns are of all of them. */
  unitImei: { group: 'units', several: '|' },
  unitSerial: { group: 'units', several: '|' },
  unitCode: { group: 'units', several: '|' },
  unitScreen: { group: 'units' },
  unitBody: { group: 'units' },
  unitBattery: { group: 'units' },
  unitBatteryDay: { group: 'units' },
  unitBatteryCycles: { group: 'units' },
  unitTestsPassed: { group: 'units' },
  unitTestsFailed: { group: 'units' },
  unitTestsNotMade: { group: 'units' },
  unitLocks: { group: 'units' },
  unitAccessories: { group: 'units' },
  unitWiped: { group: 'units' },
  unitParts: { group: 'units' },
  unitCounter: { group: 'units' },
  unitErasure: { group: 'units' },
  unitErasureDay: { group: 'units' },
  unitErasureTool: { group: 'units' },
  ...TEXT_FIELDS,
  /** Addresses of pictures, or their names in the ZIP; several are parted by `|`, a line break or a space. */
  images: { group: 'pictures', several: '\n' },
  /** Which of them are drawn or the maker's, by their places: `2|3`. */
  illustrations: { group: 'pictures' },
  /** Which defect a photo shows: `1: rysa|3: brak gumki`. */
  pictureDefects: { group: 'pictures' },
  /** Free wording that is taken apart into attributes: `Intel Core i5 7200U 2.5GHz`. */
  factsProcessor: { group: 'facts' },
  factsMemory: { group: 'facts' },
  factsStorage: { group: 'facts' },
  factsGraphics: { group: 'facts' },
  factsScreen: { group: 'facts' },
  factsSystem: { group: 'facts' },
} as const satisfies Record<string, { group: string; several?: string }>

export type PlainField = keyof typeof IMPORT_FIELDS
/** Fields that have a name of their own; texts in other languages are called after it. */
export type NamedField = Exclude<PlainField, Exclude<TextColumn, TextName>>
/** `attribute.<key>`: an attribute of the category (`attribute.weight_kg`). */
export type ImportField = PlainField | `attribute.${string}`

/** Groups in which fields are offered, in order; attributes of the category follow. */
export const IMPORT_FIELD_GROUPS = ['identity', 'offer', 'condition', 'units', 'texts', 'pictures', 'facts'] as const

const ATTRIBUTE_PREFIX = 'attribute.'

/** The attribute that a field stands for (`attribute.ram_gb` → `ram_gb`); undefined for others. */
export function attributeOf(field: string): string | undefined {
  return field.startsWith(ATTRIBUTE_PREFIX) ? field.slice(ATTRIBUTE_PREFIX.length) : undefined
}

/** Whether columns may be this. */
export function isImportField(field: string): field is ImportField {
  return Object.hasOwn(IMPORT_FIELDS, field) || /^attribute\.[a-z][a-z0-9_]{0,59}$/.test(field)
}

/** What joins several columns of one field; undefined where there may be one. */
export function joinerOf(field: string): string | undefined {
  if (!Object.hasOwn(IMPORT_FIELDS, field)) return undefined
  const known = IMPORT_FIELDS[field as PlainField]
  return 'several' in known ? known.several : undefined
}

/** Several columns as one text, no longer than one cell may be. */
export const joinCells = (parts: readonly string[], joiner: string): string =>
  parts.join(joiner).slice(0, TEXT_MOST.cell)

/** The name of a version as far as it fits. */
export const cutVersionName = (name: string): string => cutCharacters(name, 120)
