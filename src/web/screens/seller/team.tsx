import { useLoaderData } from 'react-router'
import { privateLoader } from '../../loading.ts'
import { NoCompany } from '../../parts/company/no-company.tsx'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { usePageTitle } from '../../use-root.ts'
import { loadTeam } from './team/load-team.ts'
import { TeamView } from './team/team-view.tsx'

export const clientLoader = privateLoader(loadTeam)
export { SellerSkeleton as HydrateFallback }

/** Who works for the company, as what. */
export default function TeamScreen() {
  const { companies, operator, chosen: company, team } = useLoaderData<typeof clientLoader>()
  const title = usePageTitle()
  if (!company || !team) return <NoCompany />
  return (
    <SellerFrame
      {...{ companies, operator }}
      chosen={company}
      title={title}
      side={<p className="break-words text-muted text-sm">{company.name}</p>}
    >
      <TeamView company={company} team={team} />
    </SellerFrame>
  )
}
