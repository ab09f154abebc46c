/** A line of a request at the desk. `isForOffice`: vendors, who are asked for their prices, do not read it. The customer wrote it. */
export type RequestFact = { label: string; value: string; isForOffice?: boolean }
