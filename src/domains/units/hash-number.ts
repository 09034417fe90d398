import type { Deps } from '../../platform/deps.ts'
import type { DeviceKind } from './rules/device-number.ts'

/** By what a plain number is recognised; as it was of devices of offers before there were units. */
export const hashNumber = ({ secrets }: Pick<Deps, 'secrets'>, kind: DeviceKind, plain: string): Buffer =>
  secrets.hash(`device ${kind} ${plain}`)
