import { useSearchParams } from 'react-router'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { NarrowPage } from '../../parts/sign-in/narrow-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** Where the link under a mail that asks for a review leads. A plain form: programs that open links by themselves unsubscribe nobody. */
export default function UnsubscribeScreen() {
  const t = useTexts('account')
  const [params] = useSearchParams()
  const token = params.get('token')
  if (!token) {
    const done = params.get('outcome') === 'done'
    return (
      <NarrowPage title={t('unsubscribeTitle')}>
        <Notice tone={done ? 'good' : 'danger'}>{t(done ? 'unsubscribeDone' : 'unsubscribeWrong')}</Notice>
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title={t('unsubscribeTitle')} intro={t('unsubscribeIntro')}>
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" wide>
          {t('unsubscribeButton')}
        </Button>
      </form>
    </NarrowPage>
  )
}
