import { product } from './product.ts'

/** Texts of the product page. */
export const texts = { product }
