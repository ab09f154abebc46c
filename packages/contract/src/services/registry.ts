import { claims } from '../claims/service-info.ts'
import { insurance } from '../insurance/service-info.ts'
import { freight } from '../shipments/service-info.ts'
import { payment } from '../simple-payment/service-info.ts'

/** Every service, one line each. The server's registry says what each does, the browser's which pages it has. */
export const services = [payment, freight, insurance, claims] as const

export type ServiceSubject = (typeof services)[number]['subject']
