/**
 * Why an invoice is not in the state's system yet, or was refused there; what people can do follows from it. `noToken`, `token`: none is kept, or
 * the system does not take it · `unreachable`: it did not answer · `original`: what is corrected is on its way still · `duplicate`: another
 * program sent this number · `file`: the system does not take what stands in it · `program`: a fault here.
 */
export const KSEF_CAUSES = ['noToken', 'token', 'unreachable', 'original', 'duplicate', 'file', 'program'] as const
export type KsefCause = (typeof KSEF_CAUSES)[number]

const DUPLICATE = 440

/** Why the system refused an invoice, by its own code. */
export const causeOfRefusal = (code: number): KsefCause => (code === DUPLICATE ? 'duplicate' : 'file')
