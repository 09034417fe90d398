import { cutCharacters } from '../../../values/characters.ts'
import { tellsNumber, tellsPerson } from './tells.ts'

const LONGEST = 120

/** What a thing is called on its public passport: the first of these words that gives neither a person nor a number away. */
export function publicName(words: readonly string[], plain?: string): string {
  const names = words.map((one) => cutCharacters(one.replaceAll(/\s+/g, ' ').trim(), LONGEST)).filter(Boolean)
  return names.find((name) => !tellsPerson(name) && !tellsNumber(name, plain)) ?? ''
}
