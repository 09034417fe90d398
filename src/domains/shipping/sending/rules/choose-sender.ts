type Choice = { shopId: number | null; usual: boolean }

/**
 * The address that a parcel goes from where nobody says: that of a shop its goods lie in, the usual one among several of them; else the usual one; else
 * the only one there is.
 */
export function chooseSender<Sender extends Choice>(
  senders: readonly Sender[],
  shopIds: readonly number[],
): Sender | undefined {
  const near = senders.filter(({ shopId }) => shopId !== null && shopIds.includes(shopId))
  const usual = senders.find((one) => one.usual)
  if (near.length > 0) return near.find((one) => one.usual) ?? near[0]
  return usual ?? (senders.length === 1 ? senders[0] : undefined)
}
