import { apiKeys } from './api-keys.ts'
import { categoryEditor } from './category-editor.ts'
import { imports } from './imports.ts'
import { offer } from './offer.ts'

/** Texts of goods: the product form, import and export, categories. */
export const texts = { apiKeys, categoryEditor, imports, offer }
