import { titleIn } from '../../../../../values/titled.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { PlainPage } from './plain-page.ts'

/** What came of a form that was sent without scripts: put in, or why not. */
export function PlainNotices({ page: { cart, added, isCookieMissing, refusal } }: { page: PlainPage }) {
  const t = useTexts('cart')
  const locale = useLocale()
  const line = cart?.sellerGroups.flatMap(({ lines }) => lines).find(({ versionId }) => versionId === added)
  return (
    <>
      {line && (
        <Notice tone="good" live className="mt-6" title={t('addedOf', { title: titleIn(line, locale) })}>
          <LinkButton to="/catalog" variant="quiet" size="sm" className="-ml-3 mt-1">
            {t('shopOn')}
          </LinkButton>
        </Notice>
      )}
      {isCookieMissing && (
        <Notice tone="warning" live className="mt-6" title={t('cookieMissingTitle')}>
          {t('cookieMissingText')}
        </Notice>
      )}
      {refusal && refusal.step !== 'order' && (
        <Notice tone="danger" live className="mt-6" title={t('notChanged')}>
          {refusal.problem.errors[0]?.message ?? refusal.problem.title}
        </Notice>
      )}
    </>
  )
}
