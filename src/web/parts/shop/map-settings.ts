import type { ApiOutput } from '../../api-types.ts'

/** Which map and which search of places this market offers. */
export type MapSettings = ApiOutput<'GET /api/map'>
