import type { Deps } from '../../../../platform/deps.ts'
import { OutboundFailure } from '../../../../platform/outbound/failure.ts'
import { createOutbound } from '../../../../platform/outbound/outbound.ts'
import { Failure } from '../../../../values/failure.ts'
import { MEGABYTE } from '../../../../values/megabytes.ts'
import { findIn, readXmlTree, writeXml, type XmlFields, type XmlNode } from '../xml.ts'

export const SERVICE = 'dpd'
/** Milliseconds: labels of many parcels take a while. */
export const ANSWERED_WITHIN = 20_000
/** Logins, payers and rights that DPD does not accept, as it calls them. */
const REFUSED_KEYS =
  /INCORRECT_LOGIN|LOGIN_OR_PASSWORD|ACCOUNT_IS_LOCKED|DENIED_?ACCESS|ACCESS_DENIED|DISALLOWED_FID|NO_FID_PERMISSION|DISABLED_API/i

type Service = { baseUrl: string; path: string; namespace: string; privateNetworks: boolean }
/** What stands within `return`, names in lower case: the versions of the service write them differently. */
export type DpdCall = (operation: string, fields: XmlFields) => Promise<XmlNode>

/**
 * A SOAP 1.1 service of DPD Poland. `OutboundFailure` where nothing is known of what came of it: no answer, no XML, a fault. `Failure('invalid',
 * 'carrier_refused_keys')` for logins that are refused or blocked, and payers that are not theirs. What a fault quotes is never told.
 */
export function dpdCall(deps: Pick<Deps, 'log'>, { baseUrl, path, namespace, privateNetworks }: Service): DpdCall {
  const send = createOutbound({
    ...{ name: SERVICE, baseUrl, privateNetworks, deadline: ANSWERED_WITHIN, mostBytes: 20 * MEGABYTE, log: deps.log },
  })
  return async (operation, fields) => {
    const bytes = `<?xml version="1.0" encoding="UTF-8"?><e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/" xmlns:d="${namespace}"><e:Body><d:${operation}>${writeXml(fields)}</d:${operation}></e:Body></e:Envelope>`
    const answer = await send({
      ...{ method: 'POST', to: path, anyStatus: true, headers: { soapaction: '""' } },
      body: { type: 'text/xml; charset=utf-8', bytes },
    })
    if (answer.status === 401 || answer.status === 403) throw refusedKeys()
    // A fault comes with 500.
    if (answer.status !== 200 && answer.status !== 500) throw new OutboundFailure(SERVICE, 'status', { answer })
    const read = readXmlTree(answer.text())
    const tree = read && lowerNames(read)
    const fault = tree && findIn(tree, 'fault')
    if (fault) {
      if (REFUSED_KEYS.test(wordsOf(fault))) throw refusedKeys()
      throw new OutboundFailure(SERVICE, 'status', { answer })
    }
    const returned = tree && findIn(tree, 'return')
    if (!returned || answer.status !== 200) throw new OutboundFailure(SERVICE, 'not_understood')
    return returned
  }
}

export const refusedKeys = () => new Failure('invalid', 'carrier_refused_keys')
/** A status that says so in an answer of its own. */
export const isRefusedKeys = (status: string) => REFUSED_KEYS.test(status)

const lowerNames = (node: XmlNode): XmlNode => ({
  ...node,
  name: node.name.toLowerCase(),
  children: node.children.map(lowerNames),
})

const wordsOf = (node: XmlNode): string => [node.name, node.text, ...node.children.map(wordsOf)].join(' ')

/** Text of a child of its own, in lower case as all names; empty where there is none. */
export const textOf = (node: XmlNode, name: string): string =>
  node.children.find((one) => one.name === name)?.text ?? ''
