import type { WordedSafety } from './word-safety.ts'

/** Who answers for the product and what to watch out for, folded: words that were made while the page was loaded. */
export const Safety = ({ told: { title, parts } }: { told: WordedSafety }) => (
  <details className="group border-line border-b pb-2">
    <summary className="min-h-11 py-2 font-semibold after:float-right after:content-['+'] group-open:after:content-['–'] hover:text-accent">
      {title}
    </summary>
    {parts.map(([name, lines]) => (
      <div key={name} className="pt-3 text-sm">
        <h3 className="text-base">{name}</h3>
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere max-w-text whitespace-pre-line">
            {line}
          </p>
        ))}
      </div>
    ))}
  </details>
)
