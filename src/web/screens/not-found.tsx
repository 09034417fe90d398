import { data, type LoaderFunctionArgs, redirectDocument } from 'react-router'

/** R21: any other path. The error page of the root shows it, with HTTP status 404. */
export function loader() {
  throw data(null, { status: 404 })
}

/** A guest's list of routes is not whole (`boot/all-routes.ts`): the server knows whether there is such a page. */
export function clientLoader({ request }: LoaderFunctionArgs) {
  if (new URL(request.url).pathname !== location.pathname) throw redirectDocument(request.url)
  throw data(null, { status: 404 })
}

export default function NotFoundScreen() {
  return null
}
