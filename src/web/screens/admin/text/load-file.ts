import type { TextPage } from '../../../../domains/terms/rules/index.ts'
import type { ApiOutput } from '../../../api-client.ts'
import type { Load } from '../../../loading.ts'
import { listQuery } from '../../../parts/lists/list-query.ts'

const KEY = 'GET /api/admin/texts/{page}'
export type TextFile = ApiOutput<typeof KEY>

/** One page as the operator works on it. What is no such page, the server says. */
export const loadFile: Load<TextFile> = ({ api, params, url, signal }) =>
  api(KEY, { params: { page: params.page as TextPage }, ...listQuery<typeof KEY>(url, 'after'), signal })
