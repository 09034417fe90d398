import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { choose, readOwnChoices } from './choose.ts'
import { noticesContract } from './contract.ts'
import { readAll, readNotices, readOne, readUnread } from './read-notices.ts'

/** What a person was told, in one place, and where they want to hear of what. */
export const noticesService = (deps: Deps) =>
  service(noticesContract, {
    'GET /api/notices': ({ query }, { actor }) => readNotices(deps, actor, query.after),
    'GET /api/notices/unread': (_, { actor }) => readUnread(deps, actor),
    'POST /api/notices/{id}/read': ({ params }, { actor }) => readOne(deps, actor, params.id),
    'POST /api/notices/read': ({ body }, { actor }) => readAll(deps, actor, body.upTo),
    'GET /api/notices/choices': (_, { actor }) => readOwnChoices(deps, actor),
    'PUT /api/notices/choices': ({ body }, { actor }) => choose(deps, actor, body.choices),
  })
