/** The words of one mail: what it is about, what it says, what its button does, and what stands below the button. */
export type MailWords = {
  readonly subject: string
  readonly lines: readonly string[]
  readonly button?: string
  readonly after?: readonly string[]
}
