/** What carriers tell of a shipment, for buyers and sellers alike. */
export const tracking = {
  story: 'Der ganze Weg',
  preparing: 'Der Verkäufer bereitet die Sendung vor',
  labelReady: 'Das Etikett ist fertig, die Sendung wartet auf die Abgabe',
  handedOver: 'Der Versanddienst hat die Sendung übernommen',
  inTransit: 'Die Sendung ist unterwegs',
  outForDelivery: 'Der Kurier bringt die Sendung',
  readyToCollect: 'Die Sendung liegt zur Abholung bereit',
  problem: 'Der Versanddienst meldet ein Problem bei der Zustellung',
  returning: 'Die Sendung geht an den Verkäufer zurück',
  delivered: 'Die Sendung ist zugestellt',
  returned: 'Die Sendung ist beim Verkäufer zurück',
  cancelled: 'Die Sendung wurde beim Versanddienst storniert',
} as const
