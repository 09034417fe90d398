import { setTimeout as wait } from 'node:timers/promises'

/** Asks again and again until the answer is there, or fails with what it was waiting for. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>, seconds = 80): Promise<T> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > deadline) throw new Error(`waited ${seconds} s in vain: ${what}`)
    await wait(30)
  }
}
