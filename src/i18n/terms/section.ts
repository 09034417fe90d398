/** A part of the terms. Polish alone: that version binds. */
export type TermsSection = { title: string; paragraphs: readonly string[] }
