/** Somebody waits, and did so for long enough. What was begun goes on. */
export class TooSlow extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`)
    this.name = 'TooSlow'
  }
}

/** The answer, unless it takes longer than so many milliseconds: `TooSlow` then, and what comes of it later is dropped, a failure too. */
export async function answeredWithin<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(milliseconds)), milliseconds)
  })
  try {
    // The one that loses has a listener still, so that its failure ends no process.
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
