import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../../../platform/deps.ts'
import { OutboundFailure } from '../../../../platform/outbound/failure.ts'
import { createOutbound } from '../../../../platform/outbound/outbound.ts'
import { Failure } from '../../../../values/failure.ts'
import { MEGABYTE } from '../../../../values/megabytes.ts'
import type { CarrierConnection } from '../account.ts'
import { findIn, readXmlTree, writeXml, type XmlFields, type XmlNode } from '../xml.ts'

const SERVICE = 'gls'
/** Milliseconds: labels of many parcels take a while. */
const ANSWERED_WITHIN = 20_000
/** ADE-Plus ends sessions after half an hour, and knows ten of a user at once: one is kept for all calls of a contract. */
const sessions = new LRUCache<string, string>({ max: 1000, ttl: 25 * 60_000 })

/** `code`: `err_…`, what GLS calls it. `words` may quote what was sent. */
export type AdeFault = { code: string; words: string | null }
export type AdeCalls = {
  /** What stands within `return`, or what GLS refused by a code of its own. */
  ask: (operation: string, fields: XmlFields) => Promise<{ answer: XmlNode } | { fault: AdeFault }>
  /** Asks for a new session with what is entered. */
  logIn: () => Promise<string>
}

/**
 * ADE-Plus of GLS Poland, SOAP 1.1, with one user's login. `OutboundFailure` where nothing is known of what came of it: no answer, no XML, a fault
 * without a code of GLS. `Failure('invalid', 'carrier_refused_keys')` for logins that are refused, blocked or may not use the service. The name space
 * of operations is the service's own address: its server knows them by their names.
 */
export function adeCalls(deps: Pick<Deps, 'log'>, connection: CarrierConnection): AdeCalls {
  const { baseUrl, privateNetworks, values } = connection
  const { login = '', password = '' } = values
  const key = createHash('sha256')
    .update(JSON.stringify([baseUrl, login, password]))
    .digest('base64')
  const ade = createOutbound({
    ...{ name: SERVICE, baseUrl, privateNetworks, deadline: ANSWERED_WITHIN, mostBytes: 20 * MEGABYTE, log: deps.log },
  })

  async function send(operation: string, fields: XmlFields): Promise<{ answer: XmlNode } | { fault: AdeFault }> {
    const namespace = `${baseUrl}/ade_webapi2.php`
    const bytes = `<?xml version="1.0" encoding="UTF-8"?><e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body>${operationOf(operation, namespace, fields)}</e:Body></e:Envelope>`
    const answer = await ade({
      ...{ method: 'POST', to: '/ade_webapi2.php', anyStatus: true },
      headers: { soapaction: `"${namespace}/${operation}"` },
      body: { type: 'text/xml; charset=utf-8', bytes },
    })
    if (answer.status === 401 || answer.status === 403) throw new Failure('invalid', 'carrier_refused_keys')
    // A fault comes with 500.
    if (answer.status !== 200 && answer.status !== 500) throw new OutboundFailure(SERVICE, 'status', { answer })
    const tree = readXmlTree(answer.text())
    const fault = tree && findIn(tree, 'Fault')
    if (fault) {
      const told = faultOf(fault)
      if (!told) throw new OutboundFailure(SERVICE, 'status', { answer })
      return { fault: told }
    }
    const returned = tree && findIn(tree, 'return')
    if (!returned || answer.status !== 200) throw new OutboundFailure(SERVICE, 'not_understood')
    return { answer: returned }
  }

  async function logIn(): Promise<string> {
    const told = await send('adeLogin', { user_name: login, user_password: password })
    if ('fault' in told) {
      if (/^err_(user|login)_/.test(told.fault.code)) throw new Failure('invalid', 'carrier_refused_keys')
      throw new OutboundFailure(SERVICE, 'not_understood')
    }
    const session = findIn(told.answer, 'session')?.text
    if (!session) throw new OutboundFailure(SERVICE, 'not_understood')
    sessions.set(key, session)
    return session
  }

  return {
    logIn,
    async ask(operation, fields) {
      const known = sessions.get(key)
      const told = await send(operation, { session: known ?? (await logIn()), ...fields })
      if (!('fault' in told) || !/^err_sess_(expired|not_found)$/.test(told.fault.code)) return told
      // Nothing was done without a session.
      sessions.delete(key)
      return send(operation, { session: await logIn(), ...fields })
    },
  }
}

const operationOf = (operation: string, namespace: string, fields: XmlFields) =>
  `<a:${operation} xmlns:a="${namespace}">${writeXml(fields)}</a:${operation}>`

/** GLS writes its code into one of the parts of a fault, and what it is about into another. */
function faultOf(fault: XmlNode): AdeFault | undefined {
  const parts = ['faultcode', 'faultstring', 'detail'].map((name) => findIn(fault, name)?.text ?? '')
  const code = parts.map((part) => /err_[a-z0-9_]{1,100}/i.exec(part)?.[0]).find(Boolean)
  return code ? { code: code.toLowerCase(), words: parts.filter(Boolean).join(' ') } : undefined
}
