import { LOCALES } from '../../../../values/locale.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import type { TextFile } from './load-file.ts'

/** What a draft begins with: what holds, what the market comes with, or nothing. */
export function BeginDraft({ file, onBegun }: { file: TextFile; onBegun: () => void }) {
  const { page, inForce, builtIn } = file
  const t = useTexts('pageTexts')
  const { busy, run } = useAction()
  const begin = async (words: TextFile['builtIn']) => {
    const body = { words, changes: {}, revision: 0 }
    if (await run(() => api('PUT /api/admin/texts/{page}/draft', { params: { page }, body }), t('draftSaved')))
      onBegun()
  }
  const empty = Object.fromEntries(LOCALES.map((locale) => [locale, '']))
  return (
    <div className="flex flex-wrap gap-3">
      {inForce && (
        <Button busy={busy} onClick={() => void begin(inForce)}>
          {t('beginInForce')}
        </Button>
      )}
      <Button variant={inForce ? 'secondary' : 'primary'} busy={busy} onClick={() => void begin(builtIn)}>
        {t('beginBuiltIn')}
      </Button>
      <Button variant="secondary" busy={busy} onClick={() => void begin(empty)}>
        {t('beginEmpty')}
      </Button>
    </div>
  )
}
