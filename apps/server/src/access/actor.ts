/** Who did it: a person, the back office, the provider, or the product itself. */
export type EventActor = `user:${string}` | `administrator:${string}` | 'provider' | 'system'
