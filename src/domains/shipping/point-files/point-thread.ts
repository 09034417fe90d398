// Runs in a thread of its own: a file of ten thousands of points is taken apart without keeping anybody waiting.
import { parentPort, workerData } from 'node:worker_threads'
import { Failure, type FieldError } from '../../../values/failure.ts'
import { readRows } from './read-rows.ts'
import { type FilePoint, readPoints } from './rules/read-points.ts'

export type PointMessage = { points: FilePoint[] } | { fields: readonly FieldError[] }

readRows((workerData as { path: string }).path)
  .then(readPoints)
  .then(
    (points) => parentPort?.postMessage({ points } satisfies PointMessage),
    (error: unknown) => {
      // What reading the table throws otherwise is about the file, too.
      const told = error instanceof Failure ? error.fields : []
      const fields = told.length > 0 ? told : [{ field: 'file', code: 'points_not_readable' }]
      parentPort?.postMessage({ fields } satisfies PointMessage)
    },
  )
