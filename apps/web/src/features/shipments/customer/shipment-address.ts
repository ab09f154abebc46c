/** The page of one booking: where it is, its papers, what is owed. */
export const shipmentAddress = (logisticsId: string): string => `/logistics/shipments/${logisticsId}`
