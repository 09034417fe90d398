import { company } from './company.ts'

/** Texts of the company screens. */
export const texts = { company }
