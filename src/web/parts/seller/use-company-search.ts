import { useSearchParams } from 'react-router'

/** The part of the address that names the company, for links to other pages of the panel. */
export function useCompanySearch(): string {
  const company = useSearchParams()[0].get('company')
  return company ? `?company=${company}` : ''
}
