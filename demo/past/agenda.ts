/** What happens when, in the past: one thing after another, each at its own moment. */
export type Agenda = {
  now: () => Date
  /** Does something at a moment; in no moment that is still to come. */
  at: (moment: Date, act: () => Promise<unknown>) => void
  /** Goes through all of it, what is entered meanwhile as well, until the moment where the past ends. */
  liveThrough: (progress?: (share: number) => void) => Promise<void>
}

type Entry = { time: number; order: number; act: () => Promise<unknown> }

/** An agenda whose clock begins at one moment and ends at another. */
export function openAgenda(begin: Date, end: Date): Agenda {
  let clock = begin.getTime()
  let entered = 0
  const heap: Entry[] = []
  const isBefore = (a: Entry, b: Entry) => a.time < b.time || (a.time === b.time && a.order < b.order)

  const swap = (a: number, b: number) => {
    const kept = heap[a] as Entry
    heap[a] = heap[b] as Entry
    heap[b] = kept
  }
  function put(entry: Entry): void {
    heap.push(entry)
    for (let at = heap.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1
      if (!isBefore(heap[at] as Entry, heap[parent] as Entry)) return
      swap(at, parent)
      at = parent
    }
  }
  function take(): Entry | undefined {
    const first = heap[0]
    const last = heap.pop()
    if (first === undefined || last === undefined || heap.length === 0) return first
    heap[0] = last
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let least = at
      if (heap[left] && isBefore(heap[left], heap[least] as Entry)) least = left
      if (heap[right] && isBefore(heap[right], heap[least] as Entry)) least = right
      if (least === at) return first
      swap(at, least)
      at = least
    }
  }

  return {
    now: () => new Date(clock),
    at(moment, act) {
      const time = Math.max(moment.getTime(), clock)
      if (time <= end.getTime()) put({ time, order: entered++, act })
    },
    async liveThrough(progress = () => undefined) {
      for (let next = take(); next; next = take()) {
        clock = next.time
        await next.act()
        progress((clock - begin.getTime()) / (end.getTime() - begin.getTime()))
      }
      clock = end.getTime()
    },
  }
}
