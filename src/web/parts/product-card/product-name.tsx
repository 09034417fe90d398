import { Fragment } from 'react'
import { isBreakable, keepTogether } from './keep-together.ts'

/** A product's name, word for word, that breaks where a reader would. */
export function ProductName({ title }: { title: string }) {
  return keepTogether(title).map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words never move
    <Fragment key={at}>
      {at > 0 && ' '}
      {isBreakable(run) ? <span className="whitespace-nowrap">{run}</span> : run}
    </Fragment>
  ))
}
