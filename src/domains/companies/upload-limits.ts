import { defineLimit } from '../../platform/limits/limits.ts'

/** Pictures are made anew, which costs time: nobody keeps the market busy with it. */
export const UPLOADS = defineLimit({ name: 'company-upload', attempts: 60, seconds: 3600 })
export const DRAFT_PHOTOS = defineLimit({ name: 'company-draft-photo', attempts: 20, seconds: 3600 })
