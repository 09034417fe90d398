/**
 * Polish is the master: the other languages carry the same keys, so a missing text does not compile.
 * Plural texts are written `name_one`, `name_few`, `name_many`, `name_other` and asked for as `name` with `count`;
 * languages without the Slavic forms leave `_few` and `_many` out.
 */
type SlavicOnly = `${string}_few` | `${string}_many`
type PluralForm = 'one' | 'few' | 'many' | 'other'

export type Same<T> = { readonly [K in Exclude<keyof T, SlavicOnly>]: string }

/** Keys as they are asked for: plural endings removed. */
export type KeyOf<T> = keyof T extends infer K ? (K extends `${infer B}_${PluralForm}` ? B : K) & string : never

export type TextParams = Readonly<Record<string, string | number>>
