/** Reads the codes in a picture; none: an empty list. */
export type Detect = (source: HTMLVideoElement) => Promise<string[]>
