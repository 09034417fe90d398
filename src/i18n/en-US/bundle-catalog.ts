import { catalog } from './catalog.ts'

/** Texts of the start page, the lists, the comparison, sellers and shops. */
export const texts = { catalog }
