import { splitLocalePath } from '../values/locale.ts'
import { rowOf } from './describe-page.ts'

const oneOf = (...names: string[]) => {
  const known = new Set(names)
  return (name: string) => known.has(name)
}

/** Of a list: what the API reads, technical filters, and the two ends of a range as a form sends them. */
const LIST = oneOf(
  ...['q', 'category', 'state', 'grade', 'seller', 'brand', 'warranty', 'vat', 'price', 'sort'],
  ...['after', 'before', 'page', 'facets', 'literal'],
)
const ofList = (name: string) => LIST(name) || /^(a|not|from|to)\./.test(name)

/** What a form about a case brings back without scripts, and why. */
const CASE_FORM = oneOf(
  ...['step', 'problem', 'part', 'kind', 'name', 'email', 'nonProfessional', 'words', 'wish', 'wishAmount'],
)
const ofCaseForm = (name: string) => CASE_FORM(name) || name.startsWith('piece.')

/** Which version of a text of the operator's. */
const ofText = oneOf('version')

/**
 * Query parameters that change what the server writes into a page, by the id of its route. Private screens read theirs in the browser
 * only: their page is the same for every query.
 */
const QUERIES: Record<string, (name: string) => boolean> = {
  catalog: ofList,
  product: oneOf('version'),
  compare: oneOf('ids'),
  // From a form without scripts, to see whether the browser has kept which cart is its own.
  cart: oneOf('added'),
  auth: oneOf('next', 'ended'),
  register: oneOf('next'),
  verify: oneOf('next', 'username', 'code'),
  resetPassword: oneOf('token'),
  confirmEmail: oneOf('token'),
  unsubscribe: oneOf('token', 'outcome'),
  stockAlert: oneOf('product', 'version', 'token', 'outcome'),
  confirmOrder: oneOf('order', 'token', 'outcome', 'wait'),
  findOrder: oneOf('problem'),
  invitation: oneOf('token'),
  paymentSelection: oneOf('order', 'problem'),
  paymentSuccess: oneOf('order', 'left', 'again'),
  paymentCancel: oneOf('order'),
  paymentIncomplete: oneOf('order', 'checked'),
  paymentTransfer: oneOf('order'),
  order: oneOf('problem'),
  returnWithdraw: ofCaseForm,
  returnNew: ofCaseForm,
  returnCase: oneOf('problem'),
  registerCompany: oneOf('step'),
  ...{ rules: ofText, policy: ofText, regular: ofText, ranking: ofText, privacyPolicy: ofText, contactPoints: ofText },
  ...{ securityReport: ofText, intellectualProperty: ofText, appDownload: ofText, certificate: ofText },
  ...{ accessibility: ofText, guarantee: ofText, takeBack: ofText },
  textVersions: oneOf('after'),
}
const none = () => false

/** What a page reads of its query, by its path with or without a language. */
export function pageQueries(pathname: string): (name: string) => boolean {
  return QUERIES[rowOf(splitLocalePath(pathname).rest).id] ?? none
}
