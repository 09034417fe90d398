import type { SiteView } from '../../../../../domains/site/contract.ts'
import { api } from '../../../../browser-api.ts'
import { sendFile } from '../../../../parts/files/send-file.ts'
import { useFrameUpdate } from '../../../../parts/start/use-frame-update.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { siteBody, siteDraft } from '../draft.ts'
import { LookFields } from './look-fields.tsx'
import { LookFrame } from './look-frame.tsx'
import { MarketBasics } from './market-basics.tsx'
import { MarketPreview } from './market-preview.tsx'
import { useLookForm } from './use-look-form.ts'

/** A round number below what the server takes. */
const PICTURE_MB = 5

type Props = { site: SiteView; currencyFixed: boolean }

/** E14: what the operator configures of the market's pages. */
export function MarketView({ site, currencyFixed }: Props) {
  const t = useTexts('configuration')
  const form = useLookForm({
    loaded: site,
    toDraft: siteDraft,
    put: (draft, revision) => api('PUT /api/admin/site', { body: { ...siteBody(draft), revision } }),
    read: () => api('GET /api/admin/site'),
    onAnswer: useFrameUpdate(),
  })
  const { view, draft, errors, change } = form
  return (
    <LookFrame
      form={form}
      preview={<MarketPreview draft={draft} headerImageKey={view.headerImageKey} />}
      pictures={{
        megabytes: PICTURE_MB,
        hints: { header: t('marketHeaderHint'), thumbnail: t('marketThumbnailHint') },
        send: (picture, file, onProgress) =>
          sendFile('PUT /api/admin/site/pictures/{picture}', { params: { picture } }, file, onProgress),
        remove: (picture) => api('DELETE /api/admin/site/pictures/{picture}', { params: { picture } }),
      }}
      link={{ to: '/', text: t('toStart') }}
    >
      <MarketBasics {...{ draft, errors, currencyFixed }} onChange={change} />
      <LookFields
        {...{ draft, errors }}
        onChange={change}
        maxHeader={160}
        required
        hints={{ language: t('marketLanguageHint') }}
        without={{ text: t('accentDesign'), color: '#0b5d4e' }}
      />
    </LookFrame>
  )
}
