/** Nothing to tell. */
export type Nothing = Record<string, never>

/** What happens in the market, with what is told of it. The lowest domain that emits an event adds it here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: domains fill it
export interface Events {}

/** Work for later, with what it is told. A domain adds its jobs beside their kinds. Names wait in the database: a new one is a new job. */
// biome-ignore lint/suspicious/noEmptyInterface: the platform and domains fill it
export interface Jobs {}
