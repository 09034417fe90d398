import { Link, useLoaderData, useSearchParams } from 'react-router'
import { LANGUAGES, LOCALES } from '../../../values/locale.ts'
import { foldText } from '../../../values/text-fold.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import type { TextKey } from '../../texts/registry.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'

type Texts = ApiOutput<'GET /api/admin/mail-texts'>

const load: Load<Texts> = ({ api, signal }) => api('GET /api/admin/mail-texts', { signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

const TONES = { builtIn: 'outline', own: 'accent', outdated: 'warning' } as const
const STANDINGS = ['own', 'outdated', 'builtIn'] as const

/** All mails of the market, and whose words each has: as many as the program knows, so they are searched here. */
export default function AdminMailTextsScreen() {
  const { mails } = useLoaderData<typeof clientLoader>()
  const [chosen] = useSearchParams()
  const t = useTexts('mailTexts')
  const admin = useTexts('admin')
  const nameOf = (template: string) => admin(`template_${template}` as TextKey<'admin'>)
  const words = foldText(chosen.get('q') ?? '')
    .split(' ')
    .filter(Boolean)
  const standing = chosen.get('standing')
  const shown = mails.filter(({ template, standings }) => {
    const name = foldText(nameOf(template))
    const fits = standing === null || standing === '' || LOCALES.some((locale) => standings[locale] === standing)
    return fits && words.every((word) => name.includes(word))
  })
  return (
    <ListFrame
      before={<p className="max-w-text text-muted">{t('intro')}</p>}
      count={shown.length}
      search={t('search')}
      choices={[
        {
          name: 'standing',
          label: t('standing'),
          options: STANDINGS.map((value) => ({ value, label: t(`standing_${value}`) })),
        },
      ]}
      next={null}
    >
      <Table
        stacks
        caption={t('mail')}
        rows={shown}
        rowKey={({ template }) => template}
        columns={[
          {
            key: 'mail',
            head: t('mail'),
            cell: ({ template }) => (
              <Link to={`/admin/mail-texts/${template}`} className="inline-flex min-h-11 items-center text-link">
                {nameOf(template)}
              </Link>
            ),
          },
          ...LOCALES.map((locale) => ({
            key: locale,
            head: LANGUAGES[locale].name,
            named: true,
            cell: ({ standings }: Texts['mails'][number]) => {
              const of = standings[locale] ?? 'builtIn'
              return <Badge tone={TONES[of]}>{t(`standing_${of}`)}</Badge>
            },
          })),
        ]}
      />
    </ListFrame>
  )
}
