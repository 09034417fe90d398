import { Check, CircleHelp, X } from 'lucide-react'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { pictureUrl } from '../../ui/picture-url.ts'
import type { Claims } from './word-claims.ts'

const MARKS = {
  works: [Check, 'text-good'],
  fails: [X, 'text-danger'],
  notChecked: [CircleHelp, 'text-muted'],
} as const

/** What somebody checked, who and when, point by point, as the seller reports it. */
export function Report({ report: { title, by, note, points, fails } }: { report: NonNullable<Claims['report']> }) {
  return (
    <div className="mt-5 max-w-text">
      {/* The words of a grade say what it means in general; the report is about this thing. */}
      {fails && <p className="mb-3 font-semibold">{fails}</p>}
      <h3 className="text-base">{title}</h3>
      <p className="wrap-anywhere mt-1 text-muted text-sm">{by}</p>
      <ul className="mt-2 grid gap-x-6 text-sm sm:grid-cols-2">
        {points.map(({ name, result, word }) => {
          const [Mark, look] = MARKS[result]
          return (
            <li key={name} className="flex items-center gap-2 border-line border-b py-2">
              <Mark className={`size-4 shrink-0 ${look}`} aria-hidden="true" />
              <span className="wrap-anywhere min-w-0 flex-1">{name}</span>
              <span className="text-muted">{word}</span>
            </li>
          )
        })}
      </ul>
      {note && <p className="wrap-anywhere mt-2 whitespace-pre-line text-sm">{note}</p>}
    </div>
  )
}

/** The facts of the offer that its own texts contradict. */
export function Contradicted({ told: { title, lines } }: { told: NonNullable<Claims['contradicted']> }) {
  return (
    <Notice tone="warning" title={title} className="mt-4 max-w-text">
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** What is wrong with it, each defect with the photos that show it. */
export function PicturedDefects({ defects }: { defects: NonNullable<Claims['defects']> }) {
  return (
    <ul className="mt-1.5 list-disc pl-5 text-sm">
      {defects.map(({ defect, photos }) => (
        <li key={defect} className="wrap-anywhere py-0.5">
          {defect}
          <span className="flex flex-wrap gap-2">
            {photos.map(({ key, alt }) => (
              <a
                key={key}
                href={pictureUrl(key, 1280)}
                className="my-1.5 block w-32 overflow-hidden rounded-md border border-line"
              >
                <Picture imageKey={key} alt={alt} width={4} height={3} sizes="8rem" className="rounded-none" />
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
