import { toMajor } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { readPrice } from './convert-price.ts'
import { memoryFacts, storageFacts } from './facts-memory.ts'
import { type Facts, processorFacts } from './facts-processor.ts'
import { screenFacts } from './facts-screen.ts'
import { graphicsFacts, systemFacts } from './facts-system.ts'
import { currencyOf } from './header-names.ts'
import { attributeOf } from './import-fields.ts'
import { isPictureAddress, MOST_PICTURES, markPictures, type PictureSource, pictureSources } from './picture-sources.ts'
import { readAttribute } from './read-attribute.ts'
import type { Cell, Gathering } from './read-fields.ts'
import type { RowContext } from './row-context.ts'
import type { RowDraft } from './row-draft.ts'
import { cellProblem, type RowProblem } from './row-problem.ts'

/** Characters of free wording that are taken apart. */
const LONGEST_WORDING = 300
/** Gross, grosze or cents: ten million. */
const HIGHEST_PRICE = 1_000_000_000

const FACTS: Readonly<Record<string, (text: string) => Facts>> = {
  factsProcessor: processorFacts,
  factsMemory: memoryFacts,
  factsStorage: storageFacts,
  factsGraphics: graphicsFacts,
  factsScreen: screenFacts,
  factsSystem: systemFacts,
}

/** Price, attributes and pictures: they depend on what the plain fields said. */
export function readRest(cell: Cell, row: Gathering & RowDraft, context: RowContext): void {
  const { field, column, text } = cell
  const problem = (code: string, severity: RowProblem['severity'], value = text, params?: RowProblem['params']) =>
    row.problems.push(cellProblem(column, field, value, code, severity, params))
  const key = attributeOf(field)
  if (field === 'price') {
    const price = readPrice(text, context.marks[column] ?? 'auto', must(context.rate, 'the rate of a foreign price'))
    const { currency } = context.settings
    const named = currencyOf(text) ?? currency
    if (named !== currency) problem('price_other_currency', 'rejected', text, { named, currency })
    else if (price === undefined) problem('not_a_price', 'rejected')
    else if (price > HIGHEST_PRICE) problem('too_big', 'rejected', text, { maximum: toMajor(HIGHEST_PRICE) })
    else row.price = price
  } else if (field === 'images') {
    const sources = markPictures(pictureSources(text, context.publicUrl), row.marks ?? {})
    const usable = sources.filter((source) => {
      const code = pictureProblem(source, context)
      if (code) problem(code, 'warning', source.name)
      return !code
    })
    if (usable.length > MOST_PICTURES) problem('more_than_allowed', 'warning', text, { maximum: MOST_PICTURES })
    if (usable.length > 0) row.pictures = usable.slice(0, MOST_PICTURES)
  } else if (key !== undefined) {
    const schema = context.schemaOf(row.fields.categoryId ?? context.settings.defaultCategoryId, key)
    const value = schema && readAttribute(text, schema, context.marks[column] ?? 'auto', context.units[column])
    if (value === undefined) problem('attribute_unclear', 'warning')
    else row.attributes[key] = value
  } else if (FACTS[field]) {
    const facts = FACTS[field](text.slice(0, LONGEST_WORDING))
    if (Object.keys(facts).length === 0) problem('attribute_unclear', 'warning')
    // A column of its own says it better.
    row.attributes = { ...facts, ...row.attributes }
  }
}

function pictureProblem({ kind, name }: PictureSource, { archive }: RowContext): string | undefined {
  if (kind === 'url') return isPictureAddress(name) ? undefined : 'picture_address_invalid'
  if (kind === 'archive') return archive?.has(name) ? undefined : 'picture_not_in_archive'
  return undefined
}
