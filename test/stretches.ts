// Stretches of computing for which a thread lets nobody in.

let excused = 0

/** Runs what the market does not do, though it runs in its thread: making an attack. */
export function excuse<T>(run: () => T): T {
  const before = process.threadCpuUsage()
  const result = run()
  excused += millisecondsSince(before)
  return result
}

/** Watches this thread; the answer ends that. `noteStretch`: milliseconds of computing between two turns of the event loop. */
export function watchStretches(noteStretch: (milliseconds: number) => void): () => void {
  let before = process.threadCpuUsage()
  const look = () => {
    noteStretch(millisecondsSince(before) - excused)
    excused = 0
    before = process.threadCpuUsage()
  }
  const looking = setInterval(look, 5).unref()
  return () => {
    clearInterval(looking)
    look()
  }
}

export function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
