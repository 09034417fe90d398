import type { Photo } from '../../../../parts/units/kept-work.ts'
import { capital, useUnitWords } from '../../../../parts/units/unit-words.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { PhotoStrip } from '../photos/photo-strip.tsx'
import type { UnitTest } from '../use-unit-test.ts'
import { MarksField } from './marks-field.tsx'

type Props = {
  companyId: number
  test: UnitTest
  /** This role may send pictures of products. */
  withPhotos: boolean
  /** Things of its kind have a screen. */
  screen: boolean
}

/** How screen and body look, each with its pictures. */
export function LooksFields({ companyId, test, withPhotos, screen: hasScreen }: Props) {
  const t = useTexts('bench')
  const words = useUnitWords()
  const { draft, change } = test
  const photosOf = (of: Photo['of']) =>
    withPhotos && <PhotoStrip companyId={companyId} of={of} photos={test.photos} onChange={test.setPhotos} />
  return (
    <div className="flex flex-col gap-6">
      {hasScreen && (
        <div>
          <MarksField
            field="screen"
            legend={capital(words.t('fact_screen'), words)}
            value={draft.screen}
            onChange={(screen) => change({ screen })}
          />
          {photosOf('screen')}
        </div>
      )}
      <div>
        <MarksField
          field="body"
          legend={capital(words.t('fact_body'), words)}
          value={draft.body}
          onChange={(body) => change({ body })}
        />
        {photosOf('body')}
      </div>
      {withPhotos && (
        <div>
          <p className="font-medium text-sm">{t('otherPhotos')}</p>
          {photosOf('other')}
        </div>
      )}
    </div>
  )
}
