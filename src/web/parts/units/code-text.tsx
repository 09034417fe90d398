import { cx } from '../../ui/cx.ts'

/** A code of a unit in three groups of four, as people read it aloud; copied it is one word. */
export function CodeText({ code, className }: { code: string; className?: string }) {
  return (
    <span translate="no" className={cx('numbers whitespace-nowrap font-semibold tracking-wide', className)}>
      {[0, 4, 8].map((start) => (
        <span key={start} className={start > 0 ? 'ml-[0.4em]' : undefined}>
          {code.slice(start, start + 4)}
        </span>
      ))}
    </span>
  )
}
