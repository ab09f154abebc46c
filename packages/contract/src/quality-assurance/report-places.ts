/** What a photo shows, where it is no defect: those have keys. */
export const photoPlaces = ['goods', 'packing', 'container'] as const

/** How much a report may have. */
export const reportSizes = {
  quantities: 30,
  defects: 60,
  measurements: 60,
  containers: 50,
  strokes: 40,
  points: 200,
  photos: 40,
} as const
