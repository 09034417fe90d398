import { data } from 'react-router'

/** R21: any other path. The error page of the root shows it, with HTTP status 404. */
export function loader() {
  throw data(null, { status: 404 })
}

export function clientLoader() {
  throw data(null, { status: 404 })
}

export default function NotFoundScreen() {
  return null
}
