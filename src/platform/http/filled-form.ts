/** What a browser without scripts sent: the page of the form answers it, with its fields as they were typed. Never kept, and in no address. */
export type FilledForm = Readonly<Record<string, string>>

/** A browser that has a cart without scripts: its key; null where the cart is gone. A page of it is kept by nobody. */
export type PlainCart = Readonly<{ key: string | null }>

declare module 'hono' {
  interface ContextVariableMap {
    /** Left for the pages by the route that took the form. */
    filledForm: FilledForm | undefined
    plainCart: PlainCart | undefined
  }
}
