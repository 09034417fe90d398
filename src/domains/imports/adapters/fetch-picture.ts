import { OutboundFailure } from '../../../platform/outbound/failure.ts'
import { createOutbound } from '../../../platform/outbound/outbound.ts'
import { Failure } from '../../../values/failure.ts'
import { MEGABYTE } from '../../../values/megabytes.ts'
import { isPictureAddress } from '../rules/picture-sources.ts'

const MOST_BYTES = 10 * MEGABYTE
const MOST_REDIRECTS = 3
/** Milliseconds for all of it: name, redirects, picture. */
const PATIENCE = 10_000

/**
 * The bytes behind an address of the internet: at most 10 MB, three redirects and ten seconds. Refuses with `picture_address_refused`,
 * `picture_address_invalid`, `picture_unreachable`, `picture_not_found`, `picture_too_heavy`.
 */
export async function fetchPicture(
  address: string,
  { privatePictures }: { privatePictures: boolean },
  { patience = PATIENCE, signal }: { patience?: number; signal?: AbortSignal } = {},
): Promise<Buffer> {
  if (!isPictureAddress(address)) throw new Failure('invalid', 'picture_address_invalid')
  const get = createOutbound({
    ...{ name: 'picture', deadline: patience, mostBytes: MOST_BYTES, redirects: MOST_REDIRECTS },
    ...{ headers: { accept: 'image/*', 'user-agent': 'Obieg-import' }, privateNetworks: privatePictures },
  })
  try {
    return (await get({ to: address, ...(signal && { signal }) })).bytes
  } catch (error) {
    throw error instanceof OutboundFailure ? new Failure('invalid', codeOf(error)) : error
  }
}

function codeOf({ kind, status }: OutboundFailure): string {
  if (kind === 'refused_address') return 'picture_address_refused'
  if (kind === 'too_big') return 'picture_too_heavy'
  return status === 404 || status === 410 ? 'picture_not_found' : 'picture_unreachable'
}
