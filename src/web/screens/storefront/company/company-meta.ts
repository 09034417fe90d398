import { localePath } from '../../../../values/locale.ts'
import { type MetaArgs, pageMeta } from '../../../page-meta.ts'
import type { loadCompany } from '../../../parts/company-page/load-company.ts'
import type { RootData } from '../../../root-data.ts'
import { pictureUrl } from '../../../ui/picture-url.ts'

export function companyMeta(args: MetaArgs<typeof loadCompany>) {
  const company = args.loaderData?.company
  const root = args.matches[0]?.loaderData as RootData | undefined
  if (!company || !root) return pageMeta(args)
  return pageMeta(args, {
    title: company.name,
    description: args.loaderData?.about.text.slice(0, 155) || undefined,
    image: company.photoKey,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: company.name,
      url: root.origin + localePath(`/company/${company.id}`, root.locale),
      telephone: company.phone,
      email: company.email,
      taxID: company.taxId,
      ...(company.vatId && { vatID: company.vatId }),
      ...(company.website && { sameAs: company.website }),
      ...(company.photoKey && { logo: root.origin + pictureUrl(company.photoKey, 640) }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.street,
        postalCode: company.postalCode,
        addressLocality: company.city,
        addressCountry: company.country,
      },
    },
  })
}
