import { Readable } from 'node:stream'
import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { goodsContract } from './contract.ts'
import { decideGoods } from './decide-goods.ts'
import { exportGoods } from './export-goods.ts'
import { listGoods } from './list-goods.ts'
import { readGood } from './read-good.ts'

/** What all companies offer, and the operator's hand on each. */
export const goodsService = (deps: Deps) =>
  service(goodsContract, {
    'GET /api/admin/products': ({ query }, { actor }) => listGoods(deps, actor, query),
    'GET /api/admin/product-export': async ({ query }, { actor, locale }) => {
      const lines = await exportGoods(deps, actor, query, locale)
      return new FileAnswer(Readable.from(lines), 'text/csv; charset=utf-8', 'products.csv')
    },
    'GET /api/admin/products/{id}': ({ params }, { actor }) => readGood(deps, actor, params.id),
    'POST /api/admin/products/{id}/decision': async ({ params, body }, { actor }) => {
      await decideGoods(deps, actor, params.id, body)
      return readGood(deps, actor, params.id)
    },
  })
