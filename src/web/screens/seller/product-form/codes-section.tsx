import { WHEN_LEFT } from '../../../parts/forms/draft/use-autosave.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { checkEanText } from './check-codes.ts'
import { FormPanel } from './form-panel.tsx'
import { FormText } from './form-text.tsx'
import { useOffer } from './offer-tools.ts'
import { DeviceList } from './stock/device-list.tsx'

/** Numbers by which scanners, stock systems and the police know it. */
export function CodesSection() {
  const t = useTexts('offer')
  const ean = useOffer(({ draft }) => draft.ean)
  const offer = useOffer((state) => state.offer)
  const title = useOffer(({ draft }) => draft.title)
  const verdict = checkEanText(ean)
  return (
    <FormPanel name="codes" title={t('section_codes')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText
          name="ean"
          {...WHEN_LEFT}
          label={t('ean')}
          optional
          inputMode="numeric"
          maxLength={18}
          hint={verdict.kind === 'good' ? t('eanGood') : t('eanHint')}
          {...(verdict.kind === 'wrong' && { error: t('eanWrong', { digit: verdict.digit }) })}
        />
        <FormText name="mpn" label={t('mpn')} optional maxLength={80} hint={t('mpnHint')} />
        <FormText name="erpCode" label={t('erpCode')} optional maxLength={64} hint={t('erpHint')} />
        <FormText name="productIndex" label={t('productIndex')} optional maxLength={64} hint={t('indexHint')} />
      </div>
      <DeviceList />
      {offer && (
        <figure className="mt-6 flex flex-wrap items-center gap-4 border-line border-t pt-5">
          {offer.status === 'published' ? (
            <>
              <img
                src={`/api/products/${offer.id}/qr.svg`}
                alt={t('qr')}
                width={112}
                height={112}
                loading="lazy"
                className="size-28 rounded-md bg-picture"
              />
              <figcaption className="min-w-40 max-w-text flex-1 text-muted text-sm">
                {t('qrText', { title })}{' '}
                <a className="text-link" href={`/api/products/${offer.id}/qr.svg`} download={`qr-${offer.id}.svg`}>
                  {t('qrDownload')}
                </a>
              </figcaption>
            </>
          ) : (
            <figcaption className="text-muted text-sm">{t('qrLater')}</figcaption>
          )}
        </figure>
      )}
    </FormPanel>
  )
}
