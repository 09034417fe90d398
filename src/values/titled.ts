import type { Locale } from './locale.ts'

/** Goods with their title, and the titles in languages in which it is another. */
export type Titled = { title: string; titles?: { [L in Locale]?: string | undefined } | undefined }

/** What goods are called in a language. */
export const titleIn = ({ title, titles }: Titled, locale: Locale): string => titles?.[locale] || title
