import { setTimeout as wait } from 'node:timers/promises'

/** Asks again and again until the answer is there, also before tests begin; fails with what it waited for. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>, seconds = 60): Promise<T> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > deadline) throw new Error(`waited ${seconds} s in vain: ${what}`)
    await wait(250)
  }
}
