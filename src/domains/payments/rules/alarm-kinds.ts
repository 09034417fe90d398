/**
 * `amountDiffers`: another sum or currency came and goes back · `paidTwice`: it was paid already and goes back · `notVerified`: another sum lies
 * at the provider and is not taken · `refundFailed`: the provider will not give money back · `refundCameBack`: what counted as returned did
 * not arrive · `foreignRefund`: the provider gave money back that the market did not ask for · `chargebackTurned`: it was decided twice,
 * differently · `chargebackLoss`: no order is left to bear it · `chargebackBesideRefund`: a refund of the same money waits besides.
 */
export const ALARM_KINDS = [
  'amountDiffers',
  'paidTwice',
  'notVerified',
  'refundFailed',
  'refundCameBack',
  'foreignRefund',
  'chargebackTurned',
  'chargebackLoss',
  'chargebackBesideRefund',
] as const
export type AlarmKind = (typeof ALARM_KINDS)[number]
