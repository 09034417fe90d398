// Loaded before the server (`--import`): kills the process, as a power cut would, at a chosen statement.
// With STRETCHES_FILE it writes there, a line each, how long the main thread computed at one stretch, in milliseconds.
// CRASH_POINT = {"sql": "<part of a statement>", "when": "before" | "after" | "beforeCommit" | "afterCommit"}
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import pg from 'pg'
import { watchStretches } from '../stretches.ts'

type CrashPoint = { sql: string; when: 'before' | 'after' | 'beforeCommit' | 'afterCommit' }
type Query = (this: pg.Client, ...args: unknown[]) => unknown

const point = process.env.CRASH_POINT ? (JSON.parse(process.env.CRASH_POINT) as CrashPoint) : undefined
const die = () => process.kill(process.pid, 'SIGKILL')
/** Connections whose open transaction holds the statement. */
const armed = new WeakSet<pg.Client>()

const stretches = process.env.STRETCHES_FILE
if (stretches && isMainThread) {
  watchStretches((milliseconds) => {
    if (milliseconds > 20) appendFileSync(stretches, `${milliseconds}\n`)
  })
}

if (point) {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  prototype.query = function (...args) {
    const [first] = args
    const text = (
      typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '')
    ).toLowerCase()
    const hit = text.includes(point.sql)
    const commit = text === 'commit' && armed.has(this)
    if (hit && point.when === 'before') die()
    if (commit && point.when === 'beforeCommit') die()
    if (hit) armed.add(this)
    const result = original.apply(this, args)
    if ((hit && point.when === 'after') || (commit && point.when === 'afterCommit')) {
      return (result as Promise<unknown>).then((value) => {
        die()
        return value
      })
    }
    return result
  }
}
