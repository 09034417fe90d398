import { wordsInEach } from '../../../i18n/languages.ts'
import { type AnyKind, LANES } from '../../../platform/jobs/kinds.ts'
import { LOCALES } from '../../../values/locale.ts'
import { foldText } from '../../../values/text-fold.ts'
import type { JobLane } from './contract.ts'

const WORDS = wordsInEach('jobNames')

/** All kinds of the market; filled once it is put together. */
export type Kinds = readonly Pick<AnyKind, 'name' | 'lane' | 'formerly'>[]

/** The lane of each name, also of those that kinds had before. */
export const lanesByName = (kinds: Kinds): ReadonlyMap<string, JobLane> =>
  new Map(kinds.flatMap(({ name, lane = 'general', formerly = [] }) => [name, ...formerly].map((one) => [one, lane])))

/** The name a job has today. */
export const nameToday = (kinds: Kinds, name: string): string =>
  kinds.find(({ formerly }) => formerly?.includes(name))?.name ?? name

/** All names under which jobs of a kind wait. */
export const namesOf = (kinds: Kinds, name: string): string[] => [
  name,
  ...(kinds.find((kind) => kind.name === name)?.formerly ?? []),
]

/** Names of the kinds whose name in some language has a part of it. */
export function namesSaidSo(kinds: Kinds, text: string): string[] {
  const part = foldText(text)
  return kinds.flatMap(({ name }) => {
    const key = name.replaceAll('.', '_')
    const said = LOCALES.map((locale) => (WORDS[locale] as Readonly<Record<string, string>>)[key] ?? name)
    return said.some((words) => foldText(words).includes(part)) ? namesOf(kinds, name) : []
  })
}

export const placesOf = (lane: JobLane): number => LANES[lane]
