import { api } from '../../browser-api.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { useDownload } from '../files/use-download.ts'

/** The law's model form to print, in the language of the page; for browsers without scripts a plain link. */
export function WithdrawalForm({ purchaseKey: key, number }: { purchaseKey: string; number: string }) {
  const t = useTexts('returnPages')
  const locale = useLocale()
  const { busy, download } = useDownload()
  const keep = () =>
    void download(
      () =>
        api('GET /api/purchases/{key}/orders/{number}/withdrawal-form', { params: { key, number }, query: { locale } }),
      `${t('withdrawFile')}-${number}.pdf`,
    )
  const look = 'text-link inline-flex min-h-11 items-center'
  return (
    <>
      <noscript>
        <a href={`/api/purchases/${key}/orders/${number}/withdrawal-form?locale=${locale}`} className={look}>
          {t('withdrawForm')}
        </a>
      </noscript>
      <button type="button" className={`${look} noscript:hidden`} disabled={busy} onClick={keep}>
        {t('withdrawForm')}
      </button>
    </>
  )
}
