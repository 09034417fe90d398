import type { ReactNode } from 'react'

/** A group of the form under its heading. */
export function FormSection({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-line border-t py-6 first-of-type:border-t-0">
      <legend className="float-left mb-1 w-full">
        <h3 className="text-base">{title}</h3>
      </legend>
      <div className="clear-both">
        {hint && <p className="mb-4 text-sm text-muted">{hint}</p>}
        {children}
      </div>
    </fieldset>
  )
}
