import type { LoadArgs } from '../../../../loading.ts'
import type { WordedSafety } from './word-safety.ts'

/** The safety block in words: who makes them is a file more, which only whoever comes from another page loads. */
export async function wordSafety(api: LoadArgs['api'], id: number, locale: LoadArgs['locale']): Promise<WordedSafety> {
  return (await import('./word-safety.ts')).loadSafety(api, id, locale)
}
