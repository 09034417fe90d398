import type { ReactNode } from 'react'

type Props = { title: string; text?: ReactNode; actions?: ReactNode; icon?: ReactNode; heading?: 'h1' | 'h2' }

export function EmptyState({ title, text, actions, icon, heading: Heading = 'h2' }: Props) {
  return (
    <div className="mx-auto flex max-w-text flex-col items-center gap-4 px-4 py-16 text-center">
      {icon && <span className="text-edge">{icon}</span>}
      <Heading className="text-2xl">{title}</Heading>
      {text && <div className="text-muted">{text}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
