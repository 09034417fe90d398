// Somebody else's computer: what it costs to make and send an attack is not the market's time.
import { Agent } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { Attack } from './attacker.ts'
import { type Raw, rawRequest } from './raw-request.ts'

const { url, attacks } = workerData as { url: string; attacks: Attack[] }
/** Connections side by side. */
const LANES = 64
const agent = new Agent({ keepAlive: true, maxSockets: LANES })
const answers: Raw[] = new Array(attacks.length)
let next = 0
async function lane() {
  for (let at = next++; at < attacks.length; at = next++) {
    const { method, path, headers = {}, body } = attacks[at] as Attack
    const chunks = body === undefined ? [] : [Buffer.from(body)]
    const length = String(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
    answers[at] = await rawRequest({ url, agent }, method, path, { ...headers, 'content-length': length }, chunks)
  }
}
await Promise.all(Array.from({ length: LANES }, lane))
agent.destroy()
parentPort?.postMessage(answers)
