import type { AttributeSchema } from '../../categories/contract.ts'
import { checkOffer, type OfferToCheck } from '../../products/rules/index.ts'
import type { SyncProblem } from '../contract.ts'

/** What a buyer needs and an offer lacks, as files call it. */
export type Lack = { field: string; code: string }
/** `version`: which one, where it is about one. */
type VersionLack = Lack & { version?: number }

/** What stops an offer beside its own words, as files call it. */
export const UNSAFE_LACKS = {
  safety_missing: { field: 'brand', code: 'draft_no_maker' },
  energy_missing: { field: 'energy', code: 'draft_no_energy_label' },
} as const satisfies Record<string, Lack>

const LACKS: readonly (readonly [RegExp, Lack])[] = [
  [/^brand$/, { field: 'brand', code: 'draft_no_brand' }],
  [/^texts\.pl-PL\.description$/, { field: 'description', code: 'draft_no_description' }],
  [/^images$/, { field: 'images', code: 'draft_no_image' }],
  [/^grade$/, { field: 'grade', code: 'draft_no_grade' }],
  [/^versions\.\d+\.name$/, { field: 'versionName', code: 'draft_no_version_name' }],
  [/^versions(\.\d+\.price)?$/, { field: 'price', code: 'draft_no_price' }],
]

/** What publishing by hand would refuse of an offer: files and other programs publish by the same rule. */
export function whatLacks(offer: OfferToCheck, schema: readonly AttributeSchema[] | undefined): VersionLack[] {
  return checkOffer(offer, schema, 'published').map(({ field }) => {
    const lack = LACKS.find(([pattern]) => pattern.test(field))?.[1]
    const version = /^versions\.(\d+)\./.exec(field)?.[1]
    return {
      ...(lack ?? { field: field.replace(/^(versions\.\d+\.)?attributes\./, 'attribute.'), code: 'draft_value_wrong' }),
      ...(version === undefined ? {} : { version: Number(version) }),
    }
  })
}

export type Publishing = {
  /** Was to be published and lacks something: not published. */
  held: boolean
  /** Lacks nothing but the pictures that are on their way: to be published with them. */
  awaits: boolean
  problems: SyncProblem[]
}

/** Whether what is to be published may be. `refs`: lines of its versions, in order. */
export function decidePublishing(
  lacks: readonly VersionLack[],
  { picturesComing, refs, ref }: { picturesComing: boolean; refs: readonly (number | undefined)[]; ref: number },
): Publishing {
  const left = lacks.filter(({ field }) => !(picturesComing && field === 'images'))
  const problems = left.map(({ version, ...lack }): SyncProblem => {
    const at = (version === undefined ? undefined : refs[version]) ?? ref
    return { ...lack, ref: at, severity: 'warning' }
  })
  return { problems, held: left.length > 0, awaits: left.length === 0 && lacks.length > 0 }
}
