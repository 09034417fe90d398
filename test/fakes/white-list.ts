import { isNip } from '../../src/values/tax-id.ts'
import { type RegisterServer, type Reply, registerServer } from './register-server.ts'

export type FakeSubject = {
  name: string
  statusVat: 'Czynny' | 'Zwolniony' | 'Niezarejestrowany'
  krs?: string
  residenceAddress?: string
  workingAddress?: string
  /** 26 digits each. */
  accounts?: string[]
}

/** The Polish white list of VAT payers: searches by NIP, checks of accounts, and its refusals. */
export async function fakeWhiteList(subjects: Record<string, FakeSubject>): Promise<RegisterServer> {
  let asked = 0
  return registerServer((path) => {
    asked += 1
    return answer(path, subjects, `n00000-${asked}`)
  })
}

function answer(path: string, subjects: Record<string, FakeSubject>, requestId: string): Reply {
  const { pathname, searchParams } = new URL(path, 'http://register')
  const refuse = (code: string, message: string): Reply => ({ status: 400, body: { code, message } })
  if (!/^\d{4}-\d{2}-\d{2}$/.test(searchParams.get('date') ?? '')) {
    return refuse('WL-101', 'Pole "data" nie może być puste.')
  }
  const [, kind, nip = '', account = ''] =
    /^\/api\/(search|check)\/nip\/([^/]+)(?:\/bank-account\/([^/]+))?$/.exec(pathname) ?? []
  if (!kind) return { status: 404, body: {} }
  if (!isNip(nip)) return refuse('WL-115', 'Nieprawidłowy NIP.')
  const subject = subjects[nip]
  const requestDateTime = '21-11-2026 14:00:00'
  if (kind === 'check') {
    if (!/^\d{26}$/.test(account)) return refuse('WL-109', 'Numer konta ma nieprawidłową długość.')
    const accountAssigned = subject?.accounts?.includes(account) ? 'TAK' : 'NIE'
    return { body: { result: { accountAssigned, requestDateTime, requestId } } }
  }
  return { body: { result: { subject: subject ? describe(nip, subject) : null, requestDateTime, requestId } } }
}

function describe(nip: string, { accounts = [], ...subject }: FakeSubject) {
  const person = {
    companyName: null,
    firstName: 'Jan',
    lastName: 'Kowalski',
    pesel: { pesel: '80010112345' },
    nip: null,
  }
  return {
    krs: null,
    residenceAddress: null,
    workingAddress: null,
    ...subject,
    nip,
    regon: '012100784',
    pesel: { pesel: '80010112345' },
    representatives: [person],
    authorizedClerks: [],
    partners: [person],
    registrationLegalDate: '2012-03-01',
    removalDate: null,
    accountNumbers: accounts,
    hasVirtualAccounts: false,
  }
}
