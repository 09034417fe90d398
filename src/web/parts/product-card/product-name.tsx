import { Fragment } from 'react'
import { isBreakable, nameRuns } from './name-runs.ts'

/** A product's name, word for word, that breaks where a reader would. */
export function ProductName({ title }: { title: string }) {
  return nameRuns(title).map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words never move
    <Fragment key={at}>
      {at > 0 && ' '}
      {isBreakable(run) ? <span className="min-[22rem]:whitespace-nowrap">{run}</span> : run}
    </Fragment>
  ))
}
