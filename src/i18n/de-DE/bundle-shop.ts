import { catalog } from './catalog.ts'
import { meta } from './meta.ts'
import { notices } from './notices.ts'
import { product } from './product.ts'
import { shell } from './shell.ts'

/** Texts that every public page needs: sent with the first load. */
export const texts = { shell, meta, catalog, product, notices }
