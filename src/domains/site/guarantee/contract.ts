import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { LOCALES } from '../../../values/locale.ts'
import { MEGABYTE } from '../../../values/megabytes.ts'
import { guaranteeMedia } from '../../settings/contract.ts'

/** Bytes of one official file. */
export const MAX_NOTICE = 4 * MEGABYTE

const noticeFile = z.object({
  media: guaranteeMedia,
  /** Bytes. */
  size: z.number().int(),
  addedAt: z.string(),
  version: z.string(),
})

/** The official files, a language each. */
const noticeView = z.object({
  /** First day (YYYY-MM-DD) on which it is shown. */
  since: z.string(),
  files: z.array(z.object({ locale: z.enum(LOCALES), file: noticeFile.nullable() })),
})
export type NoticeView = z.infer<typeof noticeView>

const params = z.object({ locale: z.enum(LOCALES) })

export const guaranteeContract = {
  'GET /api/guarantee-notice/{locale}': {
    summary: 'The official notice of the legal guarantee in a language, as it was published',
    access: 'public',
    params,
    /** `v`: another with each upload, so that nobody is shown the one before. */
    query: z.object({ v: z.string().max(60).optional() }),
    download: true,
    failures: ['notice_not_found'],
  },
  'GET /api/admin/guarantee-notice': {
    summary: 'Which official files of the notice of the legal guarantee are there',
    access: 'operator',
    area: 'market',
    response: noticeView,
  },
  'PUT /api/admin/guarantee-notice/{locale}': {
    summary: 'The official file of a language: a PDF or a picture, kept as it is',
    access: 'operator',
    area: 'market',
    params,
    upload: { maxBytes: MAX_NOTICE },
    response: noticeView,
    failures: ['not_a_document', 'picture_too_big', 'file_too_large'],
  },
  'DELETE /api/admin/guarantee-notice/{locale}': {
    summary: 'Takes the official file of a language away: pages in it show the notice no more',
    access: 'operator',
    area: 'market',
    params,
    response: noticeView,
  },
} as const satisfies Contract
