import type { TextParams } from './shape.ts'

const rules = new Map<string, Intl.PluralRules>()

function pluralForm(locale: string, count: number): string {
  let rule = rules.get(locale)
  if (!rule) {
    rule = new Intl.PluralRules(locale)
    rules.set(locale, rule)
  }
  return rule.select(count)
}

/**
 * `Found {{count}} offers` + `{count: 3}` → `Found 3 offers`. Unknown names stay visible: they are mistakes. Where a value ends with a full stop, as
 * names of companies do (`sp. z o.o.`), the sentence has none of its own.
 */
export function fillText(text: string, params: TextParams | undefined): string {
  if (!params) return text
  return text.replace(/(\{\{(\w+)\}\})(\.?)/g, (_, blank: string, name: string, stop: string) => {
    const value = String(params[name] ?? blank)
    return value.endsWith('.') ? value : value + stop
  })
}

/** A text by key. With `count`, the plural form of the language is taken (`key_one`, `key_few`, …). */
export function translate(texts: Readonly<Record<string, string>>, locale: string, key: string, params?: TextParams) {
  const count = params?.count
  const plural = typeof count === 'number' ? texts[`${key}_${pluralForm(locale, count)}`] : undefined
  return fillText(plural ?? texts[`${key}_other`] ?? texts[key] ?? key, params)
}
