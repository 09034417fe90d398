import type { EnteredItem } from './entered-items.ts'
import type { Plan } from './plan.ts'

const hands = ({ hands: who }: EnteredItem) => (who.length > 0 ? ` (entered by ${who.join(', ')})` : '')

/** The plan in words for a terminal. */
export function describePlan({ operators, stays, goes, counts }: Plan): string {
  const removed = counts.filter(([, count]) => count > 0).map(([what, count]) => `  ${count} ${what}`)
  return [
    'Removed for good, with everything that belongs to it, and all files nobody needs any more:',
    ...(removed.length > 0 ? removed : ['  (nothing)']),
    ...goes.map((item) => `  ${item.title}${hands(item)}\n    to keep it: --keep ${item.name}`),
    '',
    'Stays:',
    ...operators.map(({ email, voided }) =>
      voided
        ? `  operator ${email}, without its password: it was set anew by a mail that every visitor could read.\n    A new one: npm run admin -- reset-password --email ${email}`
        : `  operator ${email}`,
    ),
    ...stays.map((item) => `  ${item.title}${hands(item)}`),
    '  the log of who did what',
    ...(operators.length === 0
      ? ['', 'No operator stays: afterwards run  npm run admin -- create-operator --email you@market.example']
      : []),
    '',
  ].join('\n')
}
