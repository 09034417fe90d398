import { Worker } from 'node:worker_threads'
import { excuse } from '../stretches.ts'
import type { Raw } from './raw-request.ts'

export type Attack = { method: string; path: string; headers?: Record<string, string>; body?: string | Uint8Array }

/** Sends all requests, 64 side by side, from a thread of its own; answers in their order. */
export function attack({ url }: { url: string }, attacks: readonly Attack[]): Promise<Raw[]> {
  return new Promise((resolve, reject) => {
    const program = new URL('./attacker-thread.ts', import.meta.url)
    // What it sends is copied for it here.
    const thread = excuse(() => new Worker(program, { workerData: { url, attacks } }))
    thread.once('message', resolve)
    thread.once('error', reject)
  })
}
