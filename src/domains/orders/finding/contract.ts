/** What the page 'find an order' says next; by no word of it can be told whether there is such an order. `wait`: of `often`, in words. */
export type FindAnswer = { outcome: 'sent' | 'number' | 'email' | 'often' | 'mail'; wait?: string }
