import type { Deps } from '../../platform/deps.ts'
import { readContacts } from '../accounts/index.ts'
import type { MessageFileView, MessageView, Side } from './contract.ts'
import { findWarnings } from './rules/warnings.ts'
import { findFiles, type MessageFile } from './store/files.ts'
import type { Message } from './store/messages.ts'

export const isPicture = ({ media }: { media: string }) => media.startsWith('image/')
const toFile = (file: MessageFile): MessageFileView => ({
  ...{ id: file.id, name: file.name, size: file.size, isPicture: isPicture(file) },
})

/**
 * Messages as a side sees them. Who of a company wrote is told to that company alone; `reads` operator of a report: everything is the other
 * side's. Two statements.
 */
export async function toMessages(
  deps: Pick<Deps, 'db'>,
  reads: Side,
  some: readonly Message[],
): Promise<MessageView[]> {
  const files = await findFiles(
    deps.db,
    some.map(({ id }) => id),
  )
  const own = some.filter(({ side }) => side === reads && side !== 'person').map(({ authorId }) => authorId)
  const authors = new Map((await readContacts(deps, [...new Set(own)])).map((one) => [one.userId, one.firstName]))
  return some.map(({ id, side, authorId, words, at, erased }) => ({
    ...{ id, side, words, isErased: erased, at: at.toISOString() },
    mine: side === reads,
    author: side === reads && side !== 'person' ? (authors.get(authorId) ?? null) : null,
    files: files.filter((file) => file.messageId === id).map(toFile),
    warnings: side === reads || side === 'operator' ? [] : findWarnings(words),
  }))
}
