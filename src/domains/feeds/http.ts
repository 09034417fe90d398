import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { changeFeed, readFeeds, writeFeed } from './change-feeds.ts'
import { feedsContract } from './contract.ts'

/** Lists for other sites, as the operator looks after them. */
export const feedsService = (deps: Deps) =>
  service(feedsContract, {
    'GET /api/admin/feeds': (_, { actor }) => readFeeds(deps, actor),
    'PUT /api/admin/feeds/{feed}': ({ params, body }, { actor }) => changeFeed(deps, actor, params.feed, body),
    'POST /api/admin/feeds/{feed}/write': ({ params }, { actor }) => writeFeed(deps, actor, params.feed),
  })
