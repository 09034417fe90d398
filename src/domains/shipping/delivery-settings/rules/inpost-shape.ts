/** Digits at InPost; kept open for other letters that may stand in an address, as nobody has promised digits. */
export const ORGANIZATION_SHAPE = /^[A-Za-z0-9-]{1,40}$/
/** A bearer token, in the letters such tokens are made of. */
export const KEY_SHAPE = /^[A-Za-z0-9._~+/-]{16,4096}={0,2}$/
