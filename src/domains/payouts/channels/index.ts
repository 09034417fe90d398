import { bankFile } from './bank-file/index.ts'
import type { PayoutChannel } from './channel.ts'

/** Every way by which sellers are paid: a further one is a folder and a line. */
export const CHANNELS = { bankFile } as const satisfies Record<string, PayoutChannel>
export type ChannelCode = keyof typeof CHANNELS
