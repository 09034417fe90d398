/** Where a unit's QR code leads: a GS1 Digital Link where it has a GTIN, else its passport. `origin`: public address of the market. */
export function unitAddress({ code, gtin }: { code: string; gtin: string | null }, origin: string): string {
  return gtin ? `${origin}/01/${gtin}/235/${code}` : `${origin}/units/${code}`
}
