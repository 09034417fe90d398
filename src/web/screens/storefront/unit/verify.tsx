import { Download } from 'lucide-react'
import { Link } from 'react-router'
import type { UnitWords } from '../../../parts/units/unit-words.ts'
import { buttonLook } from '../../../ui/button-look.ts'
import type { UnitPage } from './load-unit.ts'

type Props = { data: Pick<UnitPage, 'unit' | 'keys'>; words: UnitWords }

/** How anybody finds out whether the story was changed, without asking the market. */
export function Verify({ data: { unit, keys }, words: { p } }: Props) {
  const record = p('recordName', { code: unit.code })
  const pins = keys.map((key) => ` --key ${key}`).join('')
  const link = buttonLook({ variant: 'secondary', size: 'sm' })
  return (
    <section aria-labelledby="verify" className="break-inside-avoid">
      <h2 id="verify" className="text-xl">
        {p('verifyTitle')}
      </h2>
      <p className="mt-2 max-w-text">{p('verifyText')}</p>
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        <a href={`/api/units/${unit.code}/record`} download={record} className={link}>
          <Download className="size-4" aria-hidden="true" />
          {p('downloadRecord')}
        </a>
        <a href="/api/units/verifier" download="verify-unit.mjs" className={link}>
          <Download className="size-4" aria-hidden="true" />
          {p('downloadScript')}
        </a>
      </div>
      <p className="mt-4 text-sm">{p('verifyRun')}</p>
      <pre className="mt-1 max-w-text whitespace-pre-wrap break-all rounded-md bg-sunken p-3 text-xs">
        <code>{`node verify-unit.mjs ${record}${pins}`}</code>
      </pre>
      <p className="mt-4 text-sm">{p('keyTitle')}</p>
      <ul>
        {keys.map((key) => (
          <li key={key} className="numbers break-all font-medium text-sm">
            {key}
          </li>
        ))}
      </ul>
      <p className="mt-1 max-w-text text-muted text-sm">{p('keyText')}</p>
      <p className="mt-1 text-sm print:hidden">
        <Link to="/grades#keys" className="inline-block py-1 text-link">
          {p('keysLink')}
        </Link>
      </p>
    </section>
  )
}
