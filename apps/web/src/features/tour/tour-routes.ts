/**
 * The pages with a tour. The specification names two more, /invoice-factoring and /quality-assurance: each is added here
 * and in `tourSteps` together with its page.
 */
const tourRoutes = ['/dashboard', '/simple-payment', '/logistics'] as const
export type TourRoute = (typeof tourRoutes)[number]

export function findTourRoute(pathname: string): TourRoute | undefined {
  return tourRoutes.find((route) => route === pathname)
}
