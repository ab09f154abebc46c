import { isSamePort, portName } from './port-name.ts'

/** What of the trade-finance form is compared with each other and with the day. */
type ComparedTerms = Ports & { issue_date: string; latest_shipment: string; expiry_date: string }
type Ports = { airport_og_loading: string; airport_of_discharge: string }

/** One message for each field that cannot be beside the others; what is empty is not compared. Browser and server have the same. */
export function termFaults(terms: ComparedTerms, today: string): Record<string, string> {
  const { issue_date, latest_shipment, expiry_date } = terms
  const ofExpiry = isBefore(expiry_date, issue_date)
    ? 'The expiry date is before the issue date'
    : expiryFault(expiry_date, today)
  const ofShipment = isBefore(latest_shipment, today)
    ? 'The latest shipment has passed'
    : !ofExpiry && isBefore(expiry_date, latest_shipment) && 'The latest shipment is after the expiry date'
  return {
    ...(ofExpiry && { expiry_date: ofExpiry }),
    ...(ofShipment && { latest_shipment: ofShipment }),
    ...portFaults(terms),
  }
}

const lastExpiryDate = '2099-12-31'

/** What is wrong with the expiry date of any escrow, of a change, too; undefined where nothing is, or where it is empty. */
export function expiryFault(expiryDate: string, today: string): string | undefined {
  if (isBefore(expiryDate, today)) return 'The expiry date has passed'
  return isBefore(lastExpiryDate, expiryDate) ? 'Enter an expiry date before the year 2100' : undefined
}

/** Goods are not shipped to where they are. */
export function portFaults({
  airport_og_loading: loading,
  airport_of_discharge: discharge,
}: Ports): Record<string, string> {
  return portName(loading) !== '' && isSamePort(loading, discharge)
    ? { airport_of_discharge: 'The goods are loaded there. Enter another port.' }
    : {}
}

const isBefore = (day: string, other: string): boolean => day !== '' && other !== '' && day < other
