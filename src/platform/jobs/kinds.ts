import type { Events, Jobs, Nothing } from './names.ts'

/**
 * Lines that do not wait for each other: each has its own runner and its own number of jobs at once. `money` ends holds, books payments
 * and sends money back; `mail` is what people wait for; `search` and `imports` may have hours of work,
 * `carriers` wait for others.
 */
export const LANES = { money: 3, mail: 2, search: 2, imports: 1, carriers: 1, general: 2 } as const satisfies Record<
  string,
  number
>
export type Lane = keyof typeof LANES

export type JobContext = {
  /** Aborted when the time limit is over and when the program stops: end soon and throw; what is left is done in the next attempt. */
  signal: AbortSignal
}

type Handling = {
  /** `general` unless said. */
  lane?: Lane
  /** Within its lane: lower goes first, 0 unless said. */
  priority?: number
  /** Seconds an attempt may take before its signal aborts; 60 unless said. Some seconds later it counts as failed, whatever it does. */
  timeLimit?: number
  /** What earlier versions called it: jobs wait in the database across an upgrade, and an old process beside this one still adds them. */
  formerly?: readonly string[]
}

/** Events that tell all that a job has to know. */
type Notification<E, Payload> = { [Event in keyof E]: E[Event] extends Payload ? Event : never }[keyof E]

/** A job for each event it hears; or one for all events of so many seconds, which is told nothing of them. */
type Hearing<E, Payload> =
  | { hears?: readonly Notification<E, Payload>[]; onceInSeconds?: never }
  | (Nothing extends Payload ? { hears: readonly (keyof E)[]; onceInSeconds: number } : never)

/** One kind of job: `run` must bear to run twice, at once, and to die in the middle. A listener causes at most one hop. */
export type JobKind<J = Jobs, E = Events> = {
  [Name in keyof J & string]: Handling &
    Hearing<E, J[Name]> & {
      name: Name
      /** Also without being asked: a job that is told nothing. */
      everyMinute?: Nothing extends J[Name] ? true : never
      run: (payload: J[Name], context: JobContext) => Promise<void>
    }
}[keyof J & string]

/** A kind as the queue sees it: what its payload is, only the kind knows. */
export type AnyKind = Handling & {
  name: string
  hears?: readonly string[]
  onceInSeconds?: number
  everyMinute?: boolean
  run: (payload: never, context: JobContext) => Promise<void>
}

/** The same kinds in a lane of their domain. */
export const inLane = (lane: Lane, kinds: readonly JobKind[]): JobKind[] => kinds.map((kind) => ({ lane, ...kind }))
