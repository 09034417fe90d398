import type { OrderNote } from '../../../../../domains/fulfilment/notes/contract.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale } from '../../../../texts/use-texts.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import type { NotePlace } from './note-place.ts'

/** Does something with notes once and shows what came of it. `run` answers whether it worked. */
export function useNoteAction({ onNotes, onStale }: Pick<NotePlace, 'onNotes' | 'onStale'>) {
  const locale = useLocale()
  const { busy, send } = useSending()
  const run = async (ask: () => Promise<{ notes: readonly OrderNote[] }>, done: string): Promise<boolean> => {
    let worked = false
    await send(async () => {
      try {
        onNotes((await ask()).notes)
        notify('good', done)
        worked = true
      } catch (error) {
        showFailure(error, locale)
        onStale()
      }
    })
    return worked
  }
  return { busy, run }
}
