import { terms } from './terms.ts'

/** Texts of the terms and footer pages: loaded with their screens. */
export const texts = { terms }
