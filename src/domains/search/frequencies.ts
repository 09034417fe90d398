import type { Deps } from '../../platform/deps.ts'
import type { Conditions } from './conditions.ts'
import { categoryLexeme, sampleLexeme } from './lexemes.ts'
import type { RequestMemory } from './memory.ts'
import { findFrequencies } from './store/words.ts'

/** How many documents hold each lexeme, as last counted; remembered for a while. */
export async function frequenciesOf(
  deps: Deps,
  memory: RequestMemory,
  lexemes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { index } = memory
  if (index?.level === 0) return new Map(lexemes.map((word) => [word, index.postings.get(word)?.length ?? 0]))
  const known = new Map<string, number>()
  const asked = new Set<string>()
  for (const lexeme of lexemes) {
    const count = memory.frequencies.get(lexeme)
    if (count === undefined) asked.add(lexeme)
    else known.set(lexeme, count)
  }
  if (asked.size > 0) {
    const words = [...asked]
    const counts = await findFrequencies(deps.db, words)
    for (const [index, word] of words.entries()) {
      memory.frequencies.set(word, counts[index] ?? 0)
      known.set(word, counts[index] ?? 0)
    }
  }
  return known
}

/** All documents there are, as last counted. */
export async function documentCount(deps: Deps, memory: RequestMemory): Promise<number> {
  return (await frequenciesOf(deps, memory, [sampleLexeme(0)])).get(sampleLexeme(0)) ?? 0
}

/** Documents of the category, or all there are, as last counted. */
export async function scopeCount(deps: Deps, memory: RequestMemory, { category }: Conditions): Promise<number> {
  if (!category) return documentCount(deps, memory)
  const lexeme = categoryLexeme(category.id)
  return (await frequenciesOf(deps, memory, [lexeme])).get(lexeme) ?? 0
}
