import { parentPort, workerData } from 'node:worker_threads'
import type { LabelFormat } from '../rules/label-formats.ts'
import type { PrintedPage } from '../rules/label-layout.ts'
import { drawLabels } from './draw-labels.ts'

// A thread of its own: it draws one print and ends.
const { pages, format } = workerData as { pages: PrintedPage[]; format: LabelFormat }
const bytes = await drawLabels(pages, format)
parentPort?.postMessage(bytes, [bytes.buffer])
