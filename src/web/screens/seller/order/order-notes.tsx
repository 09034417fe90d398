import { useCallback, useEffect, useRef, useState } from 'react'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { NOTES_LIMIT, type OrderNote } from '../../../../domains/fulfilment/notes/contract.ts'
import { api } from '../../../browser-api.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AddNote } from './notes/add-note.tsx'
import { NoteItem } from './notes/note-item.tsx'
import type { OrderProps } from './order-props.ts'

/** What the company's people note about the order for each other. Never on the packing list, which the buyer may get. */
export function OrderNotes({ company, order: { number } }: OrderProps) {
  const t = useTexts('orderNotes')
  /** Undefined while they are loaded, null when that failed. */
  const [notes, show] = useState<readonly OrderNote[] | null | undefined>()
  const reload = useCallback(
    (signal?: AbortSignal) =>
      api('GET /api/companies/{id}/orders/{number}/notes', {
        params: { id: company.id, number },
        ...(signal && { signal }),
      }).then(
        (found) => show(found.notes),
        () => signal?.aborted || show(null),
      ),
    [company.id, number],
  )
  useEffect(() => {
    const asked = new AbortController()
    void reload(asked.signal)
    return () => asked.abort()
  }, [reload])
  const panel = useRef<HTMLElement>(null)
  const mayWrite = roleMay(company.role, 'orders.ship')
  const place = { companyId: company.id, number, onNotes: show, onStale: () => void reload() }
  return (
    <Panel ref={panel} tabIndex={-1} title={t('title')} className="print:hidden">
      <p className="-mt-3 pb-4 text-muted text-sm">{t('private')}</p>
      {notes === null && <p className="text-sm">{t('failed')}</p>}
      {notes?.length === 0 && <p className="pb-4 text-sm">{t('none')}</p>}
      {notes && notes.length > 0 && (
        <ul className="divide-y divide-line border-line border-t pb-1">
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              {...place}
              note={note}
              onGone={() => panel.current?.focus()}
              mayEdit={mayWrite && note.own}
              mayDrop={mayWrite && (note.own || roleMay(company.role, 'notes.delete'))}
            />
          ))}
        </ul>
      )}
      {notes && mayWrite && notes.length < NOTES_LIMIT && <AddNote {...place} />}
      {notes && mayWrite && notes.length >= NOTES_LIMIT && (
        <p className="pt-4 text-muted text-sm">{t('full', { count: NOTES_LIMIT })}</p>
      )}
    </Panel>
  )
}
