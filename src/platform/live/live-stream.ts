/** Chunks that may wait for a browser that does not read. */
const WAITING = 16

export type LiveStream = {
  body: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Sends a text; a browser that reads nothing for so long is let go: it asks again, and is told how things stand then. */
  send: (text: string) => void
  /** Ends it, once; also when the browser went away. */
  end: () => void
}

/** One answer that goes on. `onEnd` is called once, whoever ends it. */
export function openStream(onEnd: () => void): LiveStream {
  const bytes = new TextEncoder()
  let ended = false
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
  const end = () => {
    if (ended) return
    ended = true
    onEnd()
    try {
      controller?.close()
    } catch {
      // The browser has closed it already.
    }
  }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (given) => {
        controller = given
      },
      cancel: end,
    },
    new CountQueuingStrategy({ highWaterMark: WAITING }),
  )
  const send = (text: string) => {
    if (ended) return
    if ((controller?.desiredSize ?? 0) <= 0) return end()
    controller?.enqueue(bytes.encode(text))
  }
  return { body, send, end }
}
