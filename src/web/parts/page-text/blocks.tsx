import { Link } from 'react-router'
import type { Block } from '../../../domains/terms/rules/index.ts'

type Part = Extract<Block, { kind: 'paragraph' }>['parts'][number]

/** Parts of a line: React writes them as text, so that no markup of theirs is any. */
function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a text does not change its order
    if (typeof part === 'string') return part
    if ('strong' in part) return <strong key={index}>{part.strong}</strong>
    if (part.href.startsWith('/')) {
      return (
        <Link key={index} to={part.href} className="text-link">
          {part.words}
        </Link>
      )
    }
    return (
      <a key={index} href={part.href} rel="noopener noreferrer" className="text-link wrap-anywhere">
        {part.words}
      </a>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: until here
  })
}

/** One block of a text below its heading. */
export function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading') return block.level === 3 ? <h3 className="mt-6 text-lg">{block.words}</h3> : null
  if (block.kind === 'paragraph') {
    return (
      <p className="mt-3">
        <Parts parts={block.parts} />
      </p>
    )
  }
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List className={`mt-3 space-y-1 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
        <li key={index}>
          <Parts parts={item} />
        </li>
      ))}
    </List>
  )
}

export type Section = { title: string; body: readonly Block[] }

/** Blocks by their headings of the first order; what stands before the first has an empty one. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: { title: string; body: Block[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) sections.push({ title: block.words, body: [] })
    else {
      if (sections.length === 0) sections.push({ title: '', body: [] })
      sections.at(-1)?.body.push(block)
    }
  }
  return sections
}
