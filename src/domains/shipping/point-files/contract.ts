import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { MEGABYTE } from '../../../values/megabytes.ts'
import { LABEL_CARRIERS } from '../rules/accounts.ts'
import { POINT_METHODS } from '../rules/methods.ts'
import { MOST_POINTS, POINT_COLUMNS } from './rules/limits.ts'

/** Points that lead to one way of delivery. */
const counted = z.object({
  method: z.enum(POINT_METHODS),
  open: z.number().int(),
  /** No longer in the list; orders may lead there still. */
  closed: z.number().int(),
  /** Open points that stand for no real ones. */
  demo: z.number().int(),
})

export const pointList = z.object({
  carrier: z.enum(LABEL_CARRIERS),
  /** `list`: the carrier is asked once a day; `file`: there is none to ask, a file brings its points. */
  from: z.enum(['list', 'file']),
  /** When it was last tried, and when it last came to its end and was believed. */
  triedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  methods: z.array(counted),
})
export type PointList = z.infer<typeof pointList>

export const pointFilesContract = {
  'GET /api/admin/pickup-points': {
    summary: 'How many pickup points of each carrier are known, where they come from and when they were last read',
    access: 'operator',
    area: 'market',
    response: z.object({ lists: z.array(pointList) }),
  },
  'POST /api/admin/pickup-points': {
    summary: `Take the pickup points of a carrier from a CSV file (columns ${POINT_COLUMNS.join(', ')}; at most ${MOST_POINTS}); those that it does not name are closed`,
    access: 'operator',
    area: 'market',
    query: z.object({
      carrier: z.enum(LABEL_CARRIERS),
      name: z.string().trim().min(1).max(200),
      /** Also where it names fewer than half of the points that are open. */
      anyway: z.stringbool().default(false),
    }),
    upload: { maxBytes: 16 * MEGABYTE },
    response: z.object({ points: z.number().int(), closed: z.number().int() }),
    status: 201,
    failures: [
      ...['points_listed', 'points_fewer', 'points_not_readable', 'points_too_long', 'points_columns_missing'],
      ...['points_line_broken', 'points_cell_wrong', 'points_code_twice', 'points_busy', 'file_too_large'],
    ],
  },
} as const satisfies Contract
