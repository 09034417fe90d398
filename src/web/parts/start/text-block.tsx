import { LinkButton } from '../../ui/link-button.tsx'
import type { ShownOf } from './load-start.ts'

type Props = Pick<ShownOf<'text'>, 'title' | 'paragraphs' | 'link'> & { id: string }

/** What the operator has to say, in their own words. */
export function TextBlock({ id, title, paragraphs, link }: Props) {
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-5 sm:p-8">
      <h2 id={id} className="wrap-anywhere text-2xl">
        {title}
      </h2>
      <div className="wrap-anywhere flex max-w-text flex-col gap-3 text-muted">
        {paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
          <p key={at} className="whitespace-pre-line first:mt-3">
            {paragraph}
          </p>
        ))}
      </div>
      {link && (
        <LinkButton to={link.to} variant="secondary" className="mt-5">
          {link.label}
        </LinkButton>
      )}
    </section>
  )
}
