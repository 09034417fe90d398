import { localePath } from '../../../values/locale.ts'
import { useLocale } from '../../texts/use-texts.tsx'

/** Where a form goes that a browser without scripts sends, and what it does there. */
export type PlainForm = { action: string; step: string }

/** The address of a page, for a form that leads there by itself. */
export const usePlainAction = (path: string) => localePath(path, useLocale())
