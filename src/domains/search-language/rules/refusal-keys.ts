/** What begins the key of a condition that refuses values: `not.brand`. */
export const NOT = 'not.'
/** The key of words that may not stand in a title: `not.text`. */
export const REFUSED_TEXT = 'text'
