type CannedTopic = { title: string; reply: string }

/** The specification's three topics, each with one fixed reply: what is true of freight as long as it is not open. */
export const cannedTopics: readonly CannedTopic[] = [
  {
    title: 'Book a shipment',
    reply:
      'Shipments cannot be booked here yet: they will be under Logistics in the sidebar. Until then, write to us from where to where, what, and when it is ready. A person answers.',
  },
  {
    title: 'Get a shipping quote',
    reply:
      'Shipping quotes are not open yet: carriers and their prices will be compared under Logistics in the sidebar. Until then, write to us with origin, destination, weight and volume.',
  },
  {
    title: 'Track my shipment',
    reply:
      'There are no shipments to track here yet: they come with Logistics. A payment on its way can be followed now, on its own page under Payments.',
  },
]
