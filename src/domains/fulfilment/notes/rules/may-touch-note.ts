import { roleMay } from '../../../companies/contract.ts'

/** `byUser`: null where a key of the company acts; such a program has the notes of programs. */
export type Writer = { byUser: string | null; role: string }

export function isOwnNote({ byUser }: Pick<Writer, 'byUser'>, author: string | null): boolean {
  return author === byUser
}

/** One's own, and any for who answers for the company; a key never takes away what a person wrote. */
export function mayDeleteNote(writer: Writer, author: string | null): boolean {
  return isOwnNote(writer, author) || (writer.byUser !== null && roleMay(writer.role, 'notes.delete'))
}
