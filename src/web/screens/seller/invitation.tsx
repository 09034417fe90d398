import { useLoaderData } from 'react-router'
import { ApiProblem } from '../../api-client.ts'
import { browserLoader, type Load } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InvalidInvitation } from './invitation/invalid-invitation.tsx'
import { InvitationOffer, type Offer } from './invitation/invitation-offer.tsx'

type Page = { token: string; offer: Offer } | null

const load: Load<Page> = async ({ api, url, signal }) => {
  const token = url.searchParams.get('token') ?? ''
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null
  try {
    return { token, offer: await api('GET /api/invitations/{token}', { params: { token }, signal }) }
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null
    throw error
  }
}

// Asked for by the browser alone: pages are kept on the server, and the token is a secret.
export const clientLoader = Object.assign(browserLoader(load), { hydrate: true as const })
export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

export function HydrateFallback() {
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-12">
      <Skeleton className="h-96 w-full" />
    </div>
  )
}

/** An invitation to a company's team. */
export default function InvitationScreen() {
  const page = useLoaderData<typeof clientLoader>()
  return page ? <InvitationOffer token={page.token} offer={page.offer} /> : <InvalidInvitation />
}
