import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentContent } from '../rules/content.ts'
import { drawDocument } from './draw-document.ts'
import type { PrintedCode } from './layout/codes.ts'

// A thread of its own: it draws one document and ends.
const { content, codes } = workerData as { content: DocumentContent; codes: PrintedCode[] }
const bytes = await drawDocument(content, codes)
parentPort?.postMessage(bytes, [bytes.buffer])
