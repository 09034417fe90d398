import { Link } from 'react-router'
import type { MarketGoodFile } from '../../../../domains/moderation/goods/contract.ts'
import { When } from '../../../parts/lists/when.tsx'
import { anyMoney } from '../../../parts/payments/any-money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { pictureUrl } from '../../../ui/picture-url.ts'

/** What the offer is, says and shows, with the ways to its page and its company. */
export function GoodFacts({ file }: { file: MarketGoodFile }) {
  const t = useTexts('marketGoods')
  const locale = useLocale()
  const { company } = file
  const own = file.descriptions.find((one) => one.locale === locale) ?? file.descriptions[0]
  return (
    <>
      <Facts
        items={[
          {
            name: t('page'),
            value:
              file.status === 'published' ? (
                <Link to={`/products/${file.id}`} className="text-link">{`/products/${file.id}`}</Link>
              ) : (
                <span className="text-muted">{t('pageHidden')}</span>
              ),
          },
          {
            name: t('seller'),
            value: (
              <>
                <Link to={`/admin/companies/${company.id}`} className="inline-flex min-h-6 items-center text-link">
                  {company.name}
                </Link>
                <Link
                  to={`/admin/products?company=${company.id}`}
                  className="flex min-h-6 w-fit items-center text-link"
                >
                  {t('ofCompany')}
                </Link>
              </>
            ),
          },
          { name: t('brand'), value: `${file.brand} ${file.model}` },
          ...(file.ean ? [{ name: t('ean'), value: <span className="numbers">{file.ean}</span> }] : []),
          { name: t('price'), value: t('priceFrom', { price: anyMoney(file.price, file.currency, locale) }) },
          { name: t('pieces'), value: file.quantity },
          { name: t('created'), value: <When at={file.createdAt} /> },
          { name: t('changed'), value: <When at={file.updatedAt} /> },
          {
            name: t('description'),
            value: own ? (
              <span lang={own.locale} className="whitespace-pre-line">
                {own.text}
              </span>
            ) : (
              t('noDescription')
            ),
          },
        ]}
      />
      {file.imageKeys.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {file.imageKeys.map((key, at) => (
            <li key={key}>
              <a href={pictureUrl(key, 1280)} target="_blank" rel="noopener">
                <img
                  src={pictureUrl(key, 320)}
                  alt={t('picture', { number: at + 1 })}
                  width={80}
                  height={80}
                  className="size-20 rounded-md bg-picture object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
