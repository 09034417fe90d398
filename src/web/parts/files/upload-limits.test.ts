import { expect, test } from 'vitest'
import { COMPANY_PHOTO_MAX_BYTES, DOCUMENT_LIMIT, DOCUMENT_MAX_BYTES } from '../../../domains/companies/contract.ts'
import { DOCUMENT_COUNT, DOCUMENT_MB, exceeds, PHOTO_MB } from './upload-limits.ts'

test('V05 the forms know the limits of the server', () => {
  expect([PHOTO_MB * 1024 * 1024, DOCUMENT_MB * 1024 * 1024]).toEqual([COMPANY_PHOTO_MAX_BYTES, DOCUMENT_MAX_BYTES])
  expect(DOCUMENT_COUNT).toBe(DOCUMENT_LIMIT)
  expect([exceeds({ size: 4_194_304 } as Blob, 4), exceeds({ size: 4_194_305 } as Blob, 4)]).toEqual([false, true])
})
