/** What a template may name; filled in from the conversation it is used in. */
export const PLACEHOLDERS = ['firstName', 'orderNumber', 'product', 'company'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]
export type TemplateFacts = Readonly<Record<Placeholder, string | null>>

const NAME = /\{(\w{1,30})\}/g

/** The names in braces that nobody knows: they would be sent as they stand. */
export function unknownPlaceholders(words: string): string[] {
  const names = [...words.matchAll(NAME)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !PLACEHOLDERS.some((known) => known === name))
}

/** A template with its names filled in; what the conversation does not know stays as it stands, for the writer to see. */
export function fillTemplate(words: string, facts: TemplateFacts): string {
  return words.replace(NAME, (whole, name: string) => facts[name as Placeholder] ?? whole)
}
