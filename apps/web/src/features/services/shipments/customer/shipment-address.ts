/** The page of one booking. */
export const shipmentAddress = (logisticsId: string): string => `/logistics/shipments/${logisticsId}`
