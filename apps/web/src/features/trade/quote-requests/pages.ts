// Loaded together: the review shows the fields of the request in place.
export { RequestPage } from './request-page.tsx'
export { ReviewPage } from './review-page.tsx'
