import { Download } from 'lucide-react'
import { type DocumentView, KIND_TABLE } from '../../../domains/documents/contract.ts'
import { dateFormat } from '../../../values/dates.ts'
import { formatMoney } from '../../../values/money.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { useDownload } from '../files/use-download.ts'
import { type DocumentFormat, fileName } from './file-name.ts'
import { KsefLine } from './ksef-line.tsx'
import { SendAgain } from './send-again.tsx'

type Props = {
  documents: readonly DocumentView[]
  get: (document: DocumentView, format: DocumentFormat) => Promise<Blob>
  /** Where browsers without scripts get it, if everybody with the page's address may. */
  addressOf?: (document: DocumentView) => string
  /** Invoices can be kept as the file for KSeF, too. */
  withXml?: boolean
  /** Sends an invoice to KSeF again that was refused there. */
  onSendAgain?: ((document: DocumentView) => Promise<unknown>) | undefined
}

/** Documents with buttons to keep them. */
export function DocumentList({ documents, get, addressOf, withXml, onSendAgain }: Props) {
  const t = useTexts('documents')
  const locale = useLocale()
  const { busy, download } = useDownload()
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const keep = (document: DocumentView, format: DocumentFormat) =>
    void download(() => get(document, format), fileName(document, format))
  return (
    <ul className="-my-3 divide-y divide-line text-sm">
      {documents.map((document) => (
        <li key={`${document.source} ${document.id}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-medium">{document.kind ? t(`kind_${document.kind}`) : t('uploaded')}</p>
            <p className="numbers break-all text-muted">
              {document.name}, {day.format(new Date(document.issuedOn))}
            </p>
            {document.total !== null && document.currency !== null && (
              <p className="numbers">{formatMoney(document.total, document.currency, locale)}</p>
            )}
            {document.due !== null && document.currency !== null && (
              <p className="font-medium text-warning">
                {t('due', { amount: formatMoney(document.due, document.currency, locale) })}
              </p>
            )}
            {withXml && document.ksef && <KsefLine state={document.ksef} />}
          </div>
          <div className="flex gap-2">
            {addressOf && (
              <noscript>
                <a href={addressOf(document)} className={buttonLook({ variant: 'secondary' })}>
                  {t('pdf')}
                </a>
              </noscript>
            )}
            <Button
              variant="secondary"
              className="noscript:hidden"
              busy={busy}
              aria-label={t('download', { name: document.name })}
              onClick={() => keep(document, 'pdf')}
            >
              <Download className="size-4" aria-hidden="true" />
              {t('pdf')}
            </Button>
            {withXml && document.kind && KIND_TABLE[document.kind].isInvoice && (
              <Button
                variant="secondary"
                busy={busy}
                aria-label={t('downloadXml', { name: document.name })}
                onClick={() => keep(document, 'xml')}
              >
                {t('xml')}
              </Button>
            )}
            {onSendAgain && document.ksef?.status === 'refused' && (
              <SendAgain name={document.name} onSend={() => onSendAgain(document)} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
