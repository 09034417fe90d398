/** So many addresses, and so many sets of invoice data, does one person keep. */
export const ADDRESS_LIMIT = 20
