import { Link } from 'react-router'
import { useCompanySearch } from '../../../../parts/seller/use-company-search.ts'
import { PrintLabels } from '../../../../parts/units/print-labels.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'

type Props = { companyId: number; codes: string[]; onMore: () => void }

/** What was received together, and what comes then: labels, the list, more of the same. */
export function ReceivedMany({ companyId, codes, onMore }: Props) {
  const t = useTexts('bench')
  const search = useCompanySearch()
  return (
    <Notice tone="good" live title={t('receivedCount', { count: codes.length })}>
      <p>{t('receivedText')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <PrintLabels companyId={companyId} codes={codes} />
        <Link to={{ pathname: '/own-units', search }} className="text-link inline-flex min-h-11 items-center px-2">
          {t('toUnits')}
        </Link>
        <Button variant="quiet" onClick={onMore}>
          {t('moreAlike')}
        </Button>
      </div>
    </Notice>
  )
}
