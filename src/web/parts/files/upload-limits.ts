import { MEGABYTE } from '../../../values/megabytes.ts'
/** V05, and what documents may be: as the contract has them, which browsers do not load. */
export const PHOTO_MB = 4
export const DOCUMENT_MB = 8
export const DOCUMENT_COUNT = 20
export const PICTURES = 'image/jpeg,image/png,image/webp,image/avif'
export const DOCUMENTS = 'application/pdf,image/jpeg,image/png,image/webp'

export const exceeds = (file: Blob, megabytes: number) => file.size > megabytes * MEGABYTE
