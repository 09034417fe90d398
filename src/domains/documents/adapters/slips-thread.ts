import { parentPort, workerData } from 'node:worker_threads'
import type { Slip } from '../rules/slip.ts'
import { drawSlips } from './draw-slips.ts'

// A thread of its own: it draws one file and ends.
const bytes = await drawSlips(workerData as Slip[])
parentPort?.postMessage(bytes, [bytes.buffer])
