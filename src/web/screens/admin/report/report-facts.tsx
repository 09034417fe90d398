import { Link } from 'react-router'
import type { ReportFile } from '../../../../domains/moderation/operator/contract.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { pictureUrl } from '../../../ui/picture-url.ts'

/** What came, from whom, about what, and until when it is due. */
export function ReportFacts({ file }: { file: ReportFile }) {
  const t = useTexts('moderationWork')
  const words = useTexts('moderation')
  const { subject, company, reporter } = file
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {file.urgent && <Badge tone="danger">{t('urgent')}</Badge>}
        <Badge>{t(`state_${file.state}`)}</Badge>
        {file.late && <Badge tone="danger">{t('late')}</Badge>}
      </p>
      {!subject && <Notice>{t('gone')}</Notice>}
      <Facts
        items={[
          {
            name: words(`kind_${file.kind}`),
            value: subject ? (
              <Link to={subject.path} className="text-link">
                {file.title}
              </Link>
            ) : (
              file.title
            ),
          },
          ...(subject?.words ? [{ name: t('review'), value: subject.words }] : []),
          {
            name: words('seller'),
            value: (
              <Link to={`/admin/companies/${company.id}`} className="text-link">
                {company.name}
              </Link>
            ),
          },
          { name: t('reason'), value: words(`reason_${file.reason}`) },
          { name: t('words'), value: <span className="whitespace-pre-line">{file.explanation}</span> },
          { name: t('address'), value: file.address },
          { name: t('source'), value: t(`source_${file.source}`) },
          { name: t('reporter'), value: reporter ? `${reporter.name}, ${reporter.email}` : t('reporterUnknown') },
          { name: t('received'), value: <When at={file.receivedAt} /> },
          ...(file.state === 'decided' ? [] : [{ name: t('due'), value: <When at={file.dueAt} /> }]),
          { name: t('now'), value: words(`measure_${file.measure}`) },
        ]}
      />
      {subject && subject.pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {subject.pictures.map((key, at) => (
            <li key={key}>
              <a href={pictureUrl(key, 1280)} target="_blank" rel="noopener">
                <img
                  src={pictureUrl(key, 320)}
                  alt={`${t('review')} ${at + 1}`}
                  width={80}
                  height={80}
                  className="size-20 rounded-md bg-picture object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {file.others > 0 && <Notice>{t('others', { count: file.others })}</Notice>}
    </>
  )
}
