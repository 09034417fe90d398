import { useEffect, useRef, useState } from 'react'
import { isTaxId } from '../../../values/tax-id.ts'
import { type ApiOutput, ApiProblem } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import type { TextKey } from '../../texts/registry.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../forms/focus-field.ts'
import type { CompanyDraft } from './company-draft.ts'
import { MASKS } from './company-masks.ts'

/** Longer nobody waits for a register. */
const PATIENCE_MS = 12_000
const FILLED = ['name', 'street', 'postalCode', 'city', 'registerNumber'] as const

type Note = TextKey<'companyForm'>
type Found = ApiOutput<'GET /api/company-lookup'>
type Props = { draft: CompanyDraft; change: (part: Partial<CompanyDraft>) => void }

/** Fills the form from public registers. They may be slow or down: the form works without them, and says so quietly. */
export function RegisterLookup({ draft, change }: Props) {
  const t = useTexts('companyForm')
  const [note, setNote] = useState<Note | null>(null)
  const [busy, setBusy] = useState(false)
  const current = useRef<CompanyDraft | null>(draft)
  useEffect(() => {
    current.current = draft
  }, [draft])
  useEffect(() => {
    return () => {
      current.current = null
    }
  }, [])

  const lookUp = async () => {
    if (!isTaxId(draft.taxId, draft.country)) {
      setNote(draft.taxId.trim() === '' ? 'lookUpFirst' : 'problem_tax_id_invalid')
      focusField('taxId')
      return
    }
    const control = new AbortController()
    const tooLong = setTimeout(() => control.abort(), PATIENCE_MS)
    setBusy(true)
    setNote('lookingUp')
    const { country, taxId } = draft
    try {
      const query = { country, taxId: taxId.trim() }
      const found = await api('GET /api/company-lookup', { query, signal: control.signal })
      // Null: the step was left while the register thought.
      if (found.found && current.current) change(notTypedMeanwhile(found, draft, current.current))
      setNote(noteOf(found))
    } catch (error) {
      setNote(failureNote(error))
    } finally {
      clearTimeout(tooLong)
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" busy={busy} onClick={() => void lookUp()}>
        {t('lookUp')}
      </Button>
      <p role="status" className="min-h-6 min-w-0 flex-1 basis-60 text-muted text-sm">
        {note && t(note)}
      </p>
    </div>
  )
}

/** What the register knows, except for what somebody has typed while it was asked. */
function notTypedMeanwhile(found: Found, before: CompanyDraft, now: CompanyDraft): Partial<CompanyDraft> {
  const entries = FILLED.flatMap((field) => {
    const text = found[field]
    const untouched = before[field] === now[field]
    return text && untouched ? [[field, MASKS[field]?.(text, now.country) ?? text]] : []
  })
  return Object.fromEntries(entries)
}

function noteOf({ found, asked, name, vatActive }: Found): Note {
  if (found && name === null) return 'lookUpConfirmed'
  if (found) return vatActive === false ? 'lookUpInactive' : 'lookUpFound'
  return asked ? 'lookUpUnknown' : 'lookUpDown'
}

function failureNote(error: unknown): Note {
  const code = error instanceof ApiProblem ? error.code : ''
  if (code === 'tax_id_invalid' || code === 'validation') return 'problem_tax_id_invalid'
  return code === 'rate_limited' ? 'lookUpTooMany' : 'lookUpDown'
}
