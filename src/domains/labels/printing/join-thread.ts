import { parentPort, workerData } from 'node:worker_threads'
import { joinLabels, type LabelToJoin } from './join-labels.ts'

// A thread of its own: it puts one file together and ends. It says which label it begins, so that one that ends it is known.
const { labels, layout } = workerData as { labels: LabelToJoin[]; layout: 'a6' | 'a4' }
const bytes = await joinLabels(labels, layout, (begun) => parentPort?.postMessage({ begun }))
parentPort?.postMessage({ bytes })
