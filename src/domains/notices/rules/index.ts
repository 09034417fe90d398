export { NOTICE_KINDS } from './notice-kinds.ts'
export { type KeptData, sayNotice } from './say-notice.ts'
