export const description =
  'Carriers by sea, air and land, compared from door to door: what each asks, how long it takes and what it emits. Customs clearance and insurance of the goods are priced along with it.'

export const features = [
  'Book within 5 minutes',
  'Instant price estimate and real-time rates',
  'Instant Full Container Load quotes',
  'Request for quotation for Less Container Load quick requests',
  'Request for quotation for custom consignment requests',
  'Coverage of 280+ ports globally',
  'Sea, air and land',
]

export const disclaimer = 'Quotes are for 20 ft containers and subject to further approvals.'
