import { Failure } from '../../values/failure.ts'
import { networkOf } from '../http/network.ts'
import { type Service, StreamAnswer, service } from '../http/service.ts'
import { liveContract } from './contract.ts'
import type { LiveHub } from './hub.ts'

/** What the browsers of people are told while they look. */
export function liveService(hub: LiveHub): Service {
  return service(liveContract, {
    'GET /api/live': async ({ query }, { actor, address }) => {
      if (!actor) throw new Failure('unauthorized', 'unauthorized')
      return new StreamAnswer(hub.open(actor, networkOf(address), query.once === 'true'), 'text/event-stream')
    },
  })
}
