import type { PresentationView as Presentation } from '../../../../../domains/branding/contract.ts'
import type { Currency } from '../../../../../values/money.ts'
import { api } from '../../../../browser-api.ts'
import { sendFile } from '../../../../parts/files/send-file.ts'
import { PHOTO_MB } from '../../../../parts/files/upload-limits.ts'
import type { Mine } from '../../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Facts } from '../../../../ui/facts.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { useSettings } from '../../../../use-root.ts'
import { lookBody, lookDraft } from '../draft.ts'
import { LookFields } from './look-fields.tsx'
import { LookFrame } from './look-frame.tsx'
import { PresentationPreview } from './presentation-preview.tsx'
import { useLookForm } from './use-look-form.ts'

export type PresentationProps = {
  company: Mine
  own: Presentation
  currency: Currency
  /** What everybody sees of the company; null while it is not public. */
  everybody: { photoKey: string | null; city: string } | null
}

/** E14, within limits: how a seller's own page looks. */
export function PresentationView({ company, own, currency, everybody }: PresentationProps) {
  const t = useTexts('configuration')
  const marketAccent = useSettings()?.accent ?? '#0b5d4e'
  const { id, shortName } = company
  const form = useLookForm({
    loaded: own,
    toDraft: lookDraft,
    put: (draft, revision) =>
      api('PUT /api/companies/{id}/presentation', { params: { id }, body: { ...lookBody(draft), revision } }),
    read: () => api('GET /api/companies/{id}/presentation/own', { params: { id } }),
  })
  const { view, draft, errors, change } = form
  const shown = { id, shortName, photoKey: null, city: '', ...everybody }
  return (
    <LookFrame
      form={form}
      preview={<PresentationPreview draft={draft} headerImageKey={view.headerImageKey} company={shown} />}
      pictures={{
        megabytes: PHOTO_MB,
        hints: { header: t('sellerHeaderHint'), thumbnail: t('sellerThumbnailHint') },
        send: (picture, file, onProgress) => {
          const key = 'PUT /api/companies/{id}/presentation/pictures/{picture}'
          return sendFile(key, { params: { id, picture } }, file, onProgress)
        },
        remove: (picture) =>
          api('DELETE /api/companies/{id}/presentation/pictures/{picture}', { params: { id, picture } }),
      }}
      link={everybody && { to: `/seller-presentation/${id}`, text: t('toPresentation') }}
    >
      <LookFields
        {...{ draft, errors }}
        onChange={change}
        maxHeader={120}
        hints={{ headerText: t('sellerHeaderTextHint'), language: t('sellerLanguageHint') }}
        without={{ text: t('accentMarket'), color: marketAccent }}
      />
      <Panel title={t('currency')} aria-label={t('currency')}>
        <Facts items={[{ name: t('currency'), value: t(`currency_${currency}`) }]} />
        <p className="pt-3 text-muted text-sm">{t('sellerCurrencyHint')}</p>
      </Panel>
    </LookFrame>
  )
}
