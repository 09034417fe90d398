import { buildMarket } from '../../src/market.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { Deps } from '../../src/platform/deps.ts'
import type { Upload } from '../../src/platform/files/uploads.ts'
import { readInput } from '../../src/platform/http/read-input.ts'
import { RawJson } from '../../src/platform/http/service.ts'
import type { AnyJobs, JobSpec } from '../../src/platform/jobs/jobs.ts'
import type { Jobs } from '../../src/platform/jobs/names.ts'
import type { Actor } from '../../src/values/actor.ts'
import type { Locale } from '../../src/values/locale.ts'
import { must } from '../../src/values/must.ts'
import type { Agenda } from './agenda.ts'

export { reachPast } from './reach-past.ts'

/** Where a buyer of the past sits: nobody is counted by an address. */
const ORIGIN = 'https://demo.invalid'

/** Work that the past has to have done; what is left out writes mails, or is done once the demo is there. */
const DONE_THEN: readonly string[] = [
  'orders.releaseHold',
  'checkout.refund',
  'documents.issueForOrder',
  'documents.billCommission',
  'refunds.correctDocuments',
  'refunds.correctIssued',
  'sandbox.deliverWebhook',
  'reconciliation.compare',
] satisfies (keyof Jobs)[]

export type Caller = { actor?: Actor; locale?: Locale; agent?: string; address?: string }
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape, each read where it is asked for
type Answer = any
export type Ask = (
  key: string,
  input?: { params?: unknown; query?: unknown; body?: unknown; file?: Upload },
  caller?: Caller,
) => Promise<Answer>

export type PastMarket = {
  deps: Deps
  /** An endpoint with what its contract wants, in this process. */
  ask: Ask
  /** Jobs of a kind that the market does every minute. */
  runJob: (name: keyof Jobs) => Promise<void>
  /** A form on a page of a provider's stand-in. */
  press: (page: string, action: string) => Promise<void>
  market: ReturnType<typeof buildMarket>
}

/** A market on the transaction of the caller whose clock is the agenda's: its jobs go into the agenda, and those that write mails nowhere. */
export function openPastMarket(deps: Deps, db: Database, agenda: Agenda): PastMarket {
  const addJob = async (_: Database, ...jobs: JobSpec<AnyJobs>[]) => {
    for (const { name, payload, runAt } of jobs)
      if (DONE_THEN.includes(name)) agenda.at(runAt ?? agenda.now(), () => run(name, payload))
  }
  // Its own, as it is reached elsewhere than the market that is being loaded.
  const market = buildMarket({ ...deps.config }, db, deps.log, { now: agenda.now, addJob })
  const endpoints = new Map(
    market.services.flatMap(({ contract, handlers }) =>
      Object.entries(contract).map(
        ([key, endpoint]) => [key, { endpoint, handler: must(handlers[key], key) }] as const,
      ),
    ),
  )
  const run = async (name: string, payload: object) => {
    const kind = must(
      market.jobs.find((job) => job.name === name),
      `the job ${name}`,
    )
    await kind.run(payload as never, { signal: new AbortController().signal })
  }
  return {
    deps: market.deps,
    market,
    runJob: (name) => run(name, {}),
    async ask(key, input = {}, { actor, locale = 'pl-PL', agent, address = '' } = {}) {
      const { endpoint, handler } = must(endpoints.get(key), `the endpoint ${key}`)
      const read = readInput(endpoint, { params: input.params, query: input.query ?? {}, body: input.body })
      const answer = await handler({ ...read, file: input.file } as never, {
        ...{ actor, locale, origin: ORIGIN, idempotencyKey: undefined, rawBody: '', address },
        header: (name) => (name === 'user-agent' ? agent : undefined),
        setCookie: () => undefined,
        cache: () => undefined,
      })
      return answer instanceof RawJson ? JSON.parse(answer.text) : answer
    },
    async press(page, action) {
      const { pathname, search } = new URL(page)
      const answer = await market.app.request(pathname + search, {
        method: 'POST',
        body: new URLSearchParams({ action }),
      })
      if (answer.status >= 400) throw new Error(`${pathname}: ${answer.status} ${await answer.text()}`)
    },
  }
}
