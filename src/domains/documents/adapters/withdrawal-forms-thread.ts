import { parentPort, workerData } from 'node:worker_threads'
import type { WithdrawalForm } from '../../mail/index.ts'
import { drawWithdrawalForms } from './draw-withdrawal-forms.ts'

// A thread of its own: it draws one file and ends.
const bytes = await drawWithdrawalForms(workerData as WithdrawalForm[])
parentPort?.postMessage(bytes, [bytes.buffer])
