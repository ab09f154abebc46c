export const sampleLabel = 'Sample or template'
export const sampleHelp =
  'An example of the document, such as a blank form. The seller presents the document itself later. PNG, JPEG, JPG or PDF, up to 10 MB'
