import { admin } from './admin.ts'

/** Texts of the operator screens. */
export const texts = { admin }
