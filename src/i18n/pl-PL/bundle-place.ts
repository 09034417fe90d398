import { place } from './place.ts'

/** Texts of places: maps, opening hours, a shop's own page. */
export const texts = { place }
