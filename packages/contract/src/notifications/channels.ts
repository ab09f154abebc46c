/** The channels of a notification: on the page and by email, only on the page, or off. */
export const channels = ['mail', 'app', 'off'] as const
export type Channel = (typeof channels)[number]

/** A kind of notifications, as its setting names it. */
export type KindInfo = {
  label: string
  explanation: string
  /** The possible channels, the default first; with only one, there is no setting. */
  channels: readonly [Channel, ...Channel[]]
}
