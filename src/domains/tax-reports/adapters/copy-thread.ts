import { parentPort, workerData } from 'node:worker_threads'
import type { CopyWords } from '../copy-words.ts'
import { drawCopy } from './draw-copy.ts'

// A thread of its own: it draws one file and ends.
const bytes = await drawCopy(workerData as CopyWords)
parentPort?.postMessage(bytes, [bytes.buffer])
