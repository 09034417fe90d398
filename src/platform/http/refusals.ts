import type { Hono } from 'hono'
import { Failure } from '../../values/failure.ts'
import { negotiateLocale } from '../../values/locale.ts'
import { fitsShape, shapeOf } from './path-shape.ts'
import { toProblem } from './problem.ts'
import type { Service } from './service.ts'

/** What no endpoint answers: an unknown path, or a known one by another method. */
export function mountRefusals(app: Hono, services: readonly Service[]): void {
  const known = services.flatMap(({ contract }) => Object.keys(contract).map((key) => shapeOf(key.split(' ')[1] ?? '')))
  app.all('/api/*', (c) => {
    const locale = negotiateLocale(c.req.header('accept-language'))
    const asked = shapeOf(c.req.path)
    const exists = known.some((one) => fitsShape(one, asked))
    const problem = toProblem(
      exists ? new Failure('invalid', 'method_not_allowed') : new Failure('notFound', 'not_found'),
      locale,
    )
    return c.body(JSON.stringify(problem), problem.status as 404, {
      'content-type': 'application/problem+json; charset=utf-8',
    })
  })
}
