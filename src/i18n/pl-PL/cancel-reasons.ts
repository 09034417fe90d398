/** Why a seller called an order off, in the mail and on the buyer's page. */
export const cancelReasons = {
  reason_buyerAsked: 'na prośbę kupującego',
  reason_notCollected: 'towar nie został odebrany',
  reason_notReachable: 'brak kontaktu z kupującym',
  reason_soldOut: 'towaru nie ma na stanie',
  reason_defect: 'towar okazał się wadliwy',
  reason_another: 'inny powód',
} as const
