// The part of autocannon that is used here; it brings no types of its own.
declare module 'autocannon' {
  export type Request = {
    method?: string
    path?: string
    body?: string
    headers?: Record<string, string>
    setupRequest?: (request: Request, context: Record<string, unknown>) => Request
    onResponse?: (status: number, body: string, context: Record<string, unknown>) => void
  }
  export type Client = { setRequests: (requests: Request[]) => void }
  export type Options = {
    url: string
    connections: number
    duration: number
    sampleInt?: number
    timeout?: number
    setupClient: (client: Client) => void
  }
  export type Result = { errors: number; timeouts: number; non2xx: number; '2xx': number }
  export type Instance = PromiseLike<Result> & {
    on: (
      event: 'response',
      listener: (client: Client, status: number, bytes: number, milliseconds: number) => void,
    ) => void
  }
  export default function autocannon(options: Options): Instance
}
