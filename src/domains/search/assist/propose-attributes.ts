import { processorFamily, readProcessor } from '../../../values/processors.ts'
import type { AttributeSchema } from '../../categories/contract.ts'
import type { DocumentSource } from '../../products/index.ts'
import type { TextFilter } from '../../search-language/index.ts'
import type { OfferProposal } from './contract.ts'
import { shared } from './find-alike.ts'

type Attribute = OfferProposal['attributes'][number]
type Value = Attribute['value']

const LEAST_ALIKE = 3
/** What is more is no such thing: `Inspiron 5379"`. */
const MOST: Readonly<Record<string, number>> = { '″': 150, '%': 100 }
/** Read as a search reads them: what is named, or better. */
const AT_LEAST: ReadonlySet<string> = new Set(['battery_health'])

/** Attributes of the category that the title names, and those that all offers of the same model share. */
export function proposeAttributes(
  title: string,
  filters: readonly TextFilter[],
  schema: readonly AttributeSchema[],
  sameModel: readonly DocumentSource[],
): Attribute[] {
  return schema.flatMap((attribute): Attribute[] => {
    const { key } = attribute
    const filter = filters.find((one) => one.key === key)
    const said = processorSaid(title, attribute) ?? (filter ? oneValue(title, filter, attribute, sameModel) : null)
    if (said !== null) return [{ key, value: said, from: 'title' }]
    // What one copy is like says nothing of another.
    if (attribute.group === 'condition') return []
    const usual = shared(sameModel, (offer) => offer.attributes[key], 1, LEAST_ALIKE)
    return usual === null ? [] : [{ key, value: usual as Value, from: 'market' }]
  })
}

/** The processor's model, and the family it tells. */
function processorSaid(title: string, attribute: AttributeSchema): Value | null {
  if (attribute.key !== 'cpu_model' && attribute.key !== 'cpu_family') return null
  const model = readProcessor(title)
  if (model === null || attribute.key === 'cpu_model') return model
  return read(processorFamily(model) ?? '', attribute)
}

/** One value for what a search would take as several: `SSD` may be either kind, then offers alike decide. Two sizes are no value. */
function oneValue(
  title: string,
  filter: TextFilter,
  attribute: AttributeSchema,
  sameModel: readonly DocumentSource[],
): Value | null {
  // `256 GB + 256 GB` are two drives.
  if (filter.spans.length > 1 && attribute.type === 'number' && title.slice(...outer(filter)).includes('+')) return null
  if (filter.op === 'range') return AT_LEAST.has(attribute.key) ? (filter.from ?? null) : null
  const values = (filter.values ?? []).flatMap((text) => read(text, attribute) ?? [])
  if (values.length < 2) return values[0] ?? null
  const usual = shared(
    sameModel.filter((offer) => values.includes(offer.attributes[attribute.key] as Value)),
    (offer) => offer.attributes[attribute.key],
    0.5,
    1,
  )
  return usual === null ? null : (usual as Value)
}

/** From the first words that a filter was read from to the last. */
const outer = ({ spans }: TextFilter): [number, number] => [spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0]

function read(text: string, attribute: AttributeSchema): Value | null {
  if (attribute.type === 'number') {
    const most = MOST[attribute.unit ?? ''] ?? Number.MAX_SAFE_INTEGER
    return Number(text) > 0 && Number(text) <= most ? Number(text) : null
  }
  if (attribute.type === 'boolean') return text === 'true'
  if (attribute.type === 'enum') return (attribute.options ?? []).some((one) => one.value === text) ? text : null
  return text
}
