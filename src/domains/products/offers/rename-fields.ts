import { Failure } from '../../../values/failure.ts'

/** Runs a verb that names versions by id (`versions.7`) and lets its refusals name them as the caller sent them. */
export async function renameFields<T>(nameOf: (versionId: number) => string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const fields = error.fields.map((one) => {
      const id = /^versions\.(\d+)$/.exec(one.field)?.[1]
      return id ? { ...one, field: nameOf(Number(id)) } : one
    })
    throw new Failure(error.kind, error.code, { params: error.params, fields })
  }
}
