export const description =
  'Compare carriers by sea, air and land from door to door, by price, transit time and emissions. The same quote can include customs clearance and insurance.'

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
