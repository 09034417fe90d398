import type { ConversationRow } from '../../../domains/messages/contract.ts'
import { TOPICS } from '../../../domains/messages/rules/bounds.ts'
import { useTexts } from '../../texts/use-texts.tsx'

type Named = Pick<ConversationRow, 'kind' | 'subject' | 'other'>

/** How a conversation is called: whom it is with, and what it is about, in the language of the page. */
export function useNames(): {
  nameOf: (one: Pick<Named, 'other'>) => string
  subjectOf: (one: Pick<Named, 'kind' | 'subject'>) => string
} {
  const t = useTexts('messages')
  return {
    nameOf: ({ other }) => other.name ?? t(other.side === 'operator' ? 'theOperator' : 'somebodyWhoLeft'),
    subjectOf: ({ kind, subject }) => {
      const topic = kind === 'operator' ? TOPICS.find((one) => one === subject) : undefined
      return topic ? t(`topic_${topic}`) : subject
    },
  }
}
