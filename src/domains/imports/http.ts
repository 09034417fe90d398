import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service } from '../../platform/http/service.ts'
import { cancelImport } from './cancel-import.ts'
import { importsContract } from './contract.ts'
import { downloadProblems } from './download-problems.ts'
import { exportHandlers } from './exporting/http.ts'
import { pushHandlers } from './push/http.ts'
import { readImport, readImports } from './read-imports.ts'
import { readProblems } from './read-problems.ts'
import { receivePictures } from './receive-pictures.ts'
import { receiveTable } from './receive-table.ts'
import { saveSettings } from './save-settings.ts'
import { startDryRun, startRun } from './start-import.ts'

const CSV = 'text/csv; charset=utf-8'
type Params = { id: number; importId: number }
const place = ({ id, importId }: Params) => ({ companyId: id, importId })

/** Files of products and pictures, their dry run and writing, exports, and the endpoints of ERP systems. */
export const importsService = (deps: Deps) =>
  service(importsContract, {
    'POST /api/companies/{id}/imports': ({ params, query, file }, { actor }) =>
      receiveTable(deps, actor, params.id, { name: query.name, file }),
    'GET /api/companies/{id}/imports': ({ params, query }, { actor }) =>
      readImports(deps, actor, params.id, query.before),
    'GET /api/companies/{id}/imports/{importId}': ({ params }, { actor }) => readImport(deps, actor, place(params)),
    'PUT /api/companies/{id}/imports/{importId}/settings': ({ params, body }, { actor }) =>
      saveSettings(deps, actor, place(params), body),
    'PUT /api/companies/{id}/imports/{importId}/pictures': ({ params, query, file }, { actor }) =>
      receivePictures(deps, actor, place(params), { name: query.name, file }),
    'POST /api/companies/{id}/imports/{importId}/dry-run': ({ params }, { actor }) =>
      startDryRun(deps, actor, place(params)),
    'POST /api/companies/{id}/imports/{importId}/run': ({ params }, { actor }) => startRun(deps, actor, place(params)),
    'POST /api/companies/{id}/imports/{importId}/cancel': ({ params }, { actor }) =>
      cancelImport(deps, actor, place(params)),
    'GET /api/companies/{id}/imports/{importId}/problems': ({ params, query }, { actor, locale }) =>
      readProblems(deps, actor, place(params), query, locale),
    'GET /api/companies/{id}/imports/{importId}/problems.csv': async ({ params, query }, { actor, locale }) => {
      const { name, stream } = await downloadProblems(deps, actor, place(params), query.severity, locale)
      return new FileAnswer(stream, CSV, name)
    },
    ...exportHandlers(deps),
    ...pushHandlers(deps),
  })
