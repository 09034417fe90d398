/** How people name a case: its order's number and which case of that order it is. */
export const caseNumber = ({ number }: { number: string }, { position }: { position: number }) =>
  `${number}/${position}`
